import { ciContract } from '../contracts/ci.contract.ts'
import { fakeCi } from './ci.ts'

ciContract('fake', async (state) => ({ ci: fakeCi(state), close: async () => {} }))
