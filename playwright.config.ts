import { defineConfig } from '@playwright/test'
import { installedChromium } from './bin/setup/chromium.mjs'
import { LONG, withLongFiles } from './bin/test/ring.ts'

const executablePath = installedChromium()

// Each worker starts a server of its own. A third one works where two wait, on a machine of two cores.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/databases.ts',
  workers: 3,
  // No journey needs another: the last ones are shared out too.
  fullyParallel: true,
  // The long ones first: begun last, they would be waited for.
  projects: [
    ...(withLongFiles ? [{ name: 'long', testMatch: LONG }] : []),
    { name: 'short', testIgnore: LONG },
  ],
  // A test that passes only the second time is named as flaky; three of those fail the run (bin/test/counted.mjs).
  retries: 1,
  forbidOnly: true,
  // What is waited for comes when it comes: the limits are for what never does.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // A renderer without a graphics card is slow: maps are drawn, but where a test asks for WebGL.
        '--disable-3d-apis',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
