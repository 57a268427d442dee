import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from './browser.ts'
import { findChromium } from './shell.ts'

/** `npm run icons`: draws the pictures of home screens from the favicon. */

const FOLDER = 'apps/web/public'
const DRAWING = readFileSync(join(FOLDER, 'favicon.svg'), 'utf8')
/** Without its round corners, for systems that cut corners of their own. */
const SQUARE = DRAWING.replace(' rx="8"', '')
/**
 * What is drawn reaches 14.6 of 16 from the middle; a launcher may cut all beyond 12.8, and this brings it to 12.3.
 * Source: W3C, Web Application Manifest, icon masks: a circle of 40% of the width is kept.
 */
const CUTTABLE = SQUARE.replace('<g ', '<g transform="translate(16 16) scale(.84) translate(-16 -16)"><g ').replace(
  '</svg>',
  '</g></svg>',
)

const ICONS = [
  { name: 'icon-192', drawing: DRAWING, size: 192 },
  { name: 'icon-512', drawing: DRAWING, size: 512 },
  { name: 'icon-maskable-512', drawing: CUTTABLE, size: 512 },
  { name: 'apple-touch-icon', drawing: SQUARE, size: 180 },
] as const

const executablePath = await findChromium()
const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
for (const { name, drawing, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true })
  await page.close()
  console.log(`${name}.png`)
}
await browser.close()
