import { type Browser, expect, type Page } from '@playwright/test'
import { AXE } from '../scripts/axe.ts'
import { journey } from './journey.ts'
import { listPageFaults } from './page-faults.ts'
import { TOUCH_PHONE } from './people.ts'
import { countTaps, enterGirlOfKerala } from './taps.ts'

/** The most taps from the questions to a list of 25 in order that is on its way to a family. */
const TAPS_MAX = 20
const SAID = 'घर के पास वाला अच्छा है'

journey(
  'on a phone an ordered list of 25 is on its way to the family in twenty taps, without an account',
  async ({ browser, url }) => {
    const page = await phoneOf(browser, url)
    const taps = countTaps()
    await enterGirlOfKerala(page, taps)
    await expect(page.locator('a[aria-expanded]').first()).toBeVisible()
    await taps.press(page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: /^My list/ }))
    await taps.press(page.getByRole('button', { name: 'Make my list' }))
    const maker = page.getByRole('dialog', { name: 'Make my list' })
    for (const branch of ['CSE', 'ECE']) await taps.press(maker.getByRole('button', { name: branch, exact: true }))
    await taps.press(maker.getByRole('button', { name: '25', exact: true }))
    await taps.press(maker.getByRole('button', { name: 'Make a list of 25' }))
    await expect(ownRows(page)).toHaveCount(25)
    await expect(page.getByRole('button', { name: 'Fix the order' }), 'nothing is left to be put in order').toHaveCount(
      0,
    )
    await taps.press(page.getByRole('button', { name: 'Share on WhatsApp', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Share the list' })
    await taps.press(dialog.getByRole('switch', { name: 'Open in Hindi for my family' }))
    await expect(dialog.getByRole('region', { name: 'What arrives in the chat' })).toContainText('25 choices')
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
    const opened = page.waitForEvent('popup')
    await taps.press(dialog.getByRole('button', { name: 'Share on WhatsApp' }))
    const whatsApp = await opened
    await whatsApp.waitForURL(/^https:\/\/wa\.me\/\?text=My%20JoSAA%20list%2C%2025%20choices.*%2Fhi%2Ffamily%2F/)
    await whatsApp.close()
    expect(taps.count(), 'taps to the list in WhatsApp').toBeLessThanOrEqual(TAPS_MAX)

    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    const mother = await phoneOf(browser, url)
    await mother.goto(link)
    await expect(mother.getByRole('heading', { name: 'JoSAA की चॉइस लिस्ट' })).toBeVisible()
    const choices = mother.getByRole('list', { name: 'चॉइस, आपकी पसंद के क्रम में' }).getByRole('listitem')
    await expect(choices).toHaveCount(25)
    await expect(mother.locator('main')).not.toContainText('12,450')
    const heart = choices.nth(1).getByRole('button', { name: /को दिल दें/ })
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAccessibleName(/को दिल दें, अब तक 1$/)
    await mother.getByLabel('आपकी बात').fill(SAID)
    await mother.getByRole('button', { name: 'लिखें' }).tap()
    await expect(mother.getByText(SAID)).toBeVisible()
    await mother.context().close()

    await page.goto(link)
    await expect(page.getByText(SAID), 'who made the link reads the answer').toBeVisible()
    await page.getByRole('button', { name: 'हटाएँ' }).tap()
    await expect(page.getByText('अभी किसी ने कुछ नहीं लिखा।')).toBeVisible()

    await page.goto('/choice-list')
    await page.getByRole('button', { name: 'Order by what I like' }).tap()
    const order = page.getByRole('dialog', { name: 'Fix the order' })
    await expect(order.getByText('Your list is already in this order.'), 'it stays as it was made').toBeVisible()
    await order.getByRole('button', { name: 'Cancel' }).tap()
    await page.getByRole('button', { name: 'Share on WhatsApp', exact: true }).tap()
    await dialog.getByRole('button', { name: 'Turn off link' }).tap()
    await expect(dialog.getByRole('button', { name: 'Turn off link' })).toHaveCount(0)
    const gone = await page.goto(link)
    expect(gone?.status(), 'a link that was turned off').toBe(404)
    await expect(page.getByText('लिंक बंद किया गया या खत्म हो गया। नया माँग लें।')).toBeVisible()
  },
)

journey(
  'everybody can read the list of a family, in both languages, at 320 px and in the dark, and print it',
  async ({ browser, url }) => {
    const page = await phoneOf(browser, url)
    await page.context().addInitScript(AXE)
    await page.goto('/tools/college-predictor?main=12450&gender=female&state=Kerala')
    const adds = page.getByRole('button', { name: /^Add .* to my list$/ })
    for (let at = 0; at < 3; at += 1) {
      await adds.nth(at).click()
      await expect(adds.nth(at)).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goto('/choice-list?main=12450&gender=female&state=Kerala')
    await page.getByRole('button', { name: 'Share on WhatsApp', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the list' })
    await dialog.getByRole('switch', { name: 'Show my rank and category' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    const { pathname } = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue())
    await page.goto(pathname)
    await page
      .getByRole('button', { name: /^Heart for/ })
      .first()
      .click()
    await page.getByLabel('Your comment').fill('Near home, and the hostel is good')
    await page.getByRole('button', { name: 'Post comment' }).click()
    await expect(page.getByText('Near home, and the hostel is good')).toBeVisible()
    const faults: string[] = []
    const unknown = `/family/${'A'.repeat(43)}`
    for (const address of [pathname, `/hi${pathname}`, unknown, `/hi${unknown}`]) {
      const answer = await page.goto(address)
      expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
      faults.push(...(await listPageFaults(page)).map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
    await page.goto(pathname)
    await expect(page.getByText('JEE Main common rank (CRL): 12,450')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByRole('list', { name: 'Choices in the order you want them' }).getByRole('listitem'),
    ).toHaveCount(3)
    await expect(page.getByText('Near home, and the hostel is good')).toBeVisible()
    for (const [name, part] of [
      ['header', page.getByRole('banner')],
      ['foot', page.getByRole('contentinfo')],
      ['hearts', page.getByRole('button', { name: /^Heart for/ }).first()],
      ['form', page.getByLabel('Your comment')],
    ] as const)
      await expect(part, `${name} is not on paper`).toBeHidden()
  },
)

/** A visitor on a phone, past the opening screen. */
async function phoneOf(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...TOUCH_PHONE })
  await context.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
  return context.newPage()
}

function ownRows(page: Page) {
  return page.getByRole('list', { name: 'Choices in the order you want them' }).getByRole('listitem')
}
