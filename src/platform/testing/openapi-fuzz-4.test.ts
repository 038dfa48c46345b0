import { fuzzRoutes } from './test-fuzz.ts'

fuzzRoutes(4)
