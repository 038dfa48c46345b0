import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserBoundary } from './src/browser-boundary.ts'
import { writePageFonts } from './src/page-fonts.ts'
import { writePageStyles } from './src/page-styles.ts'
import { precompress } from './src/precompress.ts'
import { sharedChunk } from './src/shared-chunk.ts'

await writePageFonts(import.meta.dirname)

// One command builds both sides. Each has its own folder: the second would erase the first's manifest.
export default defineConfig({
  appType: 'custom',
  publicDir: 'src/site/public',
  plugins: [react(), tailwindcss(), browserBoundary(), precompress()],
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment)
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: false,
        // The first with light-dark(), widely there since November 2026: written for older ones, every colour
        // is two variables, worked out anew for whatever inherits them.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        // A document names what its page is made of, and what comes later is fetched before it is pressed:
        // the first script need not carry lists of either.
        modulePreload: {
          resolveDependencies: (file, dependencies) =>
            /(-page|power-panel|asking|toast-viewport)-[^/]+\.js$/.test(file) ? [] : dependencies,
        },
        // MapLibre: by itself, and only where a map is shown.
        chunkSizeWarningLimit: 1100,
        rolldownOptions: {
          input: {
            site: 'src/site/browser.tsx',
            admin: 'src/admin/browser.tsx',
            ...writePageStyles(import.meta.dirname),
          },
          output: {
            codeSplitting: {
              groups: [
                { name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        sourcemap: true,
        minify: false,
        target: 'node24',
        rolldownOptions: { input: ['src/server.ts', 'src/demo.ts'] },
      },
    },
  },
})
