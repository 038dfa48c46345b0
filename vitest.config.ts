import { configDefaults, defineConfig } from 'vitest/config'
import { withLongFiles } from './bin/test/ring.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', '{bin,bench,build}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(withLongFiles ? [] : ['**/*.long.test.{ts,tsx}'])],
    globalSetup: 'src/platform/testing/test-setup.ts',
    setupFiles: 'src/platform/testing/test-every-file.ts',
    pool: 'forks',
    // Two cores: more only makes the databases wait for each other.
    maxWorkers: 2,
    // Loading everything anew for each file took longer than the tests.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Long limits: they only catch hangs.
    expect: { poll: { timeout: 30_000, interval: 20 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
