import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts'],
    globalSetup: 'src/db/test-setup.ts',
    setupFiles: 'src/test-every-file.ts',
    pool: 'forks',
    // Two cores: more only makes the databases wait for each other.
    maxWorkers: 2,
    // Loading everything anew for each file took longer than the tests.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
