// Draws the demo agency's pictures into data/demo/pictures/, all or those named: npm run draw-demo [-- name …]
import sharp from 'sharp'
import { pictureFile } from '../src/demo/pictures/demo-pictures.ts'
import { drawings } from './draw-demo/drawings.ts'

/** The widest that the site serves. */
const WIDTH = 1920

const named = process.argv.slice(2)
for (const { name, svg } of drawings()) {
  if (named.length > 0 && !named.includes(name)) continue
  await sharp(Buffer.from(svg()))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .removeAlpha()
    .webp({ quality: 84, effort: 5, smartSubsample: true })
    .toFile(pictureFile(name))
  console.log(name)
}
