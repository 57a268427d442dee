import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from './browser.ts'
import { startProduct } from './product.ts'
import { findChromium } from './shell.ts'

/** `npm run pictures`: takes the pictures of the documents from the built product, on its real figures. */

const FOLDER = 'docs/pictures'
const RESULT = '/tools/college-predictor?main=12000&category=OBC-NCL&state=Maharashtra'
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const PICTURES = [
  { name: 'home-desktop-light', path: '/', size: DESKTOP, theme: 'light' },
  { name: 'predictor-desktop-light', path: RESULT, size: DESKTOP, theme: 'light' },
  { name: 'predictor-desktop-dark', path: RESULT, size: DESKTOP, theme: 'dark' },
  { name: 'predictor-phone-light', path: RESULT, size: PHONE, theme: 'light' },
  { name: 'predictor-phone-dark', path: RESULT, size: PHONE, theme: 'dark' },
  { name: 'predictor-phone-hindi', path: `/hi${RESULT}`, size: PHONE, theme: 'light' },
] as const

mkdirSync(FOLDER, { recursive: true })
const executablePath = await findChromium()
const product = await startProduct()
const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
for (const { name, path, size, theme } of PICTURES) {
  const page = await browser.newPage({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' })
  await page.goto(product.url + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  await page.close()
  console.log(`${name}.png`)
}
await browser.close()
await product.stop()
