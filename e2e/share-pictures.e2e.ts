import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'

const RESULT = '/tools/college-predictor?main=12450&gender=female&state=Kerala'
const SEAT =
  '/seats/national-institute-of-technology-calicut/computer-science-and-engineering-4-years-bachelor-of-technology/hs/open/female?main=12450&gender=female&state=Kerala'
/** A picture of so many pixels a side. */
const SIZE = 1080
type Sent = { text?: string; url?: string; files: { name: string; type: string; bytes: number[] }[] }

journey(
  'a result goes out by the system’s sheet as a link, and as a picture drawn when it is pressed',
  async ({ page }) => {
    await withSheet(page)
    const drawn: string[] = []
    // What draws is known by what it calls, in whatever file it is sent.
    page.on('response', async (response) => {
      const isScript = response.request().resourceType() === 'script'
      if (isScript && (await response.text()).includes('.toBlob(')) drawn.push(response.url())
    })
    for (const [address, share, apps, picture, who] of [
      [RESULT, 'Share', /^Other apps/, /^Picture/, 'JEE rank 12,450 · General'],
      [`/hi${RESULT}`, 'भेजें', /^और ऐप/, /^फोटो/, 'JEE रैंक 12,450 · सामान्य'],
    ] as const) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      drawn.length = 0
      await page.getByRole('button', { name: share, exact: true }).click()
      await page.getByRole('button', { name: apps }).click()
      const link = await lastSent(page)
      expect(link.url).toBe(page.url())
      expect(link.files).toEqual([])
      expect(drawn, 'what draws is loaded when it is pressed').toEqual([])
      const way = page.getByRole('button', { name: picture })
      const facts = JSON.parse((await way.getAttribute('data-share-picture')) ?? '')
      expect(facts.who).toBe(who)
      const safe = await page.getByRole('link', { name: /^Safe/ }).first().innerText()
      expect(safe.replace(/\D/g, '')).toBe(facts.figure.replace(/\D/g, ''))
      await way.click()
      await expectPicture(page, 'josaa-result.png')
      await expect.poll(() => drawn).toHaveLength(1)
    }
  },
)

journey('a seat and a list go out as pictures; without such a sheet they are saved', async ({ page }) => {
  await withSheet(page)
  await page.goto(SEAT)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: /^Picture/ }).click()
  await expectPicture(page, 'josaa-seat.png')
  await page.goto(RESULT)
  for (const at of [0, 3]) {
    await page
      .getByRole('button', { name: /^Add .* to my list$/ })
      .nth(at)
      .click()
  }
  await page.goto('/choice-list?main=12450&gender=female&state=Kerala')
  await page.getByRole('button', { name: 'Share on WhatsApp', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the list' })
  await expect(dialog.getByText('Only the figures. Never your name.')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Show my rank and category' }).click()
  await expect(dialog.getByText('With rank, category and the figures. Never your name.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Picture', exact: true }).click()
  await expectPicture(page, 'josaa-list.png')

  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Picture', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe('josaa-list.png')
  expect(sizeOf(await readFile(await file.path()))).toEqual([SIZE, SIZE])
  await expect(dialog.getByText(/^The picture is saved/)).toBeVisible()
})

/** A browser with a sheet of its own, which keeps what it was given. */
async function withSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('splashSeen', 'true')
    const given = async ({ text, url, files = [] }: ShareData) => {
      const kept = await Promise.all(
        files.map(async (file) => ({
          name: file.name,
          type: file.type,
          bytes: [...new Uint8Array(await file.arrayBuffer())],
        })),
      )
      Object.assign(window, { sent: { text, url, files: kept } })
    }
    Object.assign(navigator, { share: given, canShare: () => true })
  })
}

async function lastSent(page: Page): Promise<Sent> {
  const sent = await page.waitForFunction(() => (window as Window & { sent?: Sent }).sent)
  const value = await sent.jsonValue()
  await page.evaluate(() => Object.assign(window, { sent: undefined }))
  if (!value) throw new Error('Nothing was given to the sheet')
  return value
}

async function expectPicture(page: Page, name: string): Promise<void> {
  const { files, url } = await lastSent(page)
  expect(url, 'a picture goes without the address').toBeUndefined()
  expect(files.map((file) => [file.name, file.type])).toEqual([[name, 'image/png']])
  const bytes = Buffer.from(files[0]?.bytes ?? [])
  expect(sizeOf(bytes)).toEqual([SIZE, SIZE])
  // An empty sheet takes a third of this.
  expect(bytes.length).toBeGreaterThan(20_000)
}

/** Width and height of a PNG, from its head. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
