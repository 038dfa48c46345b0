import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts'],
    globalSetup: 'src/db/test-setup.ts',
    setupFiles: 'src/fail-on-error.ts',
    pool: 'forks',
    // Two cores: more only makes the databases wait for each other.
    maxWorkers: 2,
    unstubEnvs: true,
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
