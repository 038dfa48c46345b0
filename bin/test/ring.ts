/**
 * The two rings of tests. `npm test` runs what must hold at every commit; `npm run test:all` adds the files named
 * `*.long.test.ts` and `*.long.spec.ts`, and sets TEST_RING to `all`, by which some tests try more cases.
 */
export const LONG = /\.long\.(test|spec)\.tsx?$/

export const isLongRing = process.env.TEST_RING === 'all'

/** Also files that were asked for by name (`bin/test.mjs` sets TEST_RING then). */
export const withLongFiles =
  process.env.TEST_RING !== undefined || process.argv.some((argument) => argument.includes('.long'))
