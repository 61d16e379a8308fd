import { grammarsContract } from '../contracts/grammars.contract.ts'
import { fakeGrammars } from './grammars.ts'

grammarsContract('fake', fakeGrammars)
