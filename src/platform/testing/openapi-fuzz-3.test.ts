import { fuzzRoutes } from './test-fuzz.ts'

fuzzRoutes(3)
