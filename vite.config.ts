import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserBoundary } from './build/browser-boundary.ts'
import { writeIcons } from './build/icon-masks.ts'
import { writePageFonts } from './build/page-fonts.ts'
import { precompress } from './build/precompress.ts'
import { sharedChunk } from './build/shared-chunk.ts'

await writePageFonts(import.meta.dirname)
writeIcons(import.meta.dirname)

// One command builds both sides. Each has its own folder: the second would erase the first's manifest.
export default defineConfig({
  appType: 'custom',
  publicDir: 'src/site/public',
  plugins: [react(), tailwindcss(), browserBoundary(), precompress()],
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name === 'ssr') console.log('Building server code') // bin/setup/build.mjs listens
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
            /(-page|power-panel|search-in-place|toast-viewport)-[^/]+\.js$/.test(file)
              ? []
              : dependencies,
        },
        // MapLibre: by itself, and only where a map is shown.
        chunkSizeWarningLimit: 1100,
        rolldownOptions: {
          input: {
            site: 'src/site/browser.tsx',
            admin: 'src/admin/browser.tsx',
            style: 'src/site/site.css',
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
        rolldownOptions: {
          input: {
            server: 'src/server.ts',
            'fill-database': 'src/fill-database.ts',
            'sheet-worker': 'src/site/sent/sheet/sheet-worker.server.ts',
            'draft-worker': 'src/words/drafts/draft-worker.ts',
            'letter-worker': 'src/sales/inbox/mail/letter-worker.ts',
            'reader-worker': 'src/words/scans/reading/reader-worker.ts',
          },
        },
      },
    },
  },
})
