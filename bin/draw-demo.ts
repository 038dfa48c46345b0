// Draws the pictures of the demo agency into data/demo/pictures/, all of them or those named: npm
// run draw-demo [-- name …]
import sharp from 'sharp'
import { drawings } from '../data/demo/drawings/drawings.ts'
import { pictureFile } from '../src/demo/pictures/demo-pictures.ts'

/** The largest width that the site serves. */
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
