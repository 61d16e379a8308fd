import { localContract } from '../contracts/local.contract.ts'
import { fakeLocal } from './local.ts'

localContract('fake', async (state) => ({ local: fakeLocal(state), close: async () => {} }))
