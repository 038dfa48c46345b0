import { defineConfig } from '@playwright/test'
import { installedChromium } from './bin/setup/chromium.mjs'

const executablePath = installedChromium()

// Each worker starts a server of its own. A third one works where two wait, on a machine of two cores.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
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
