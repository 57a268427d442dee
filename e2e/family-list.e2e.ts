import { expect } from '@playwright/test'
import { journey } from './journey.ts'
import { countTaps, openHome } from './taps.ts'

/** The most taps from the questions to a list of 25 in order, behind a link that a family reads. */
const TAPS_MAX = 20

journey(
  'a family goes from the first answer to an ordered list of 25 that is shared, read, answered and printed',
  async ({ page, browser, url, checkPage }) => {
    await openHome(page)
    const taps = countTaps()
    await taps.type(page.getByLabel('JEE Main rank (CRL)'), '12450')
    await taps.press(page.getByRole('radio', { name: 'Girl' }))
    await taps.choose(page.getByLabel('Class 12 state'), 'Kerala')
    await taps.press(page.getByRole('button', { name: 'See my colleges' }))
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.locator('a[aria-expanded]') })
        .first(),
    ).toBeVisible()
    await taps.press(page.getByRole('banner').getByRole('link', { name: /^My list/ }))
    await taps.press(page.getByRole('button', { name: 'Make my list' }))
    await taps.press(page.getByRole('dialog').getByLabel('25', { exact: true }))
    await taps.press(page.getByRole('dialog').getByRole('button', { name: 'Make a list of 25' }))
    const list = page.getByRole('list', { name: 'Choices in the order you want them' })
    await expect(list.getByRole('listitem')).toHaveCount(25)
    await taps.press(page.getByRole('button', { name: 'Share', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Share the list' })
    await taps.press(dialog.getByRole('button', { name: 'Make the link' }))
    await expect(dialog.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /wa\.me.*family/)
    expect(taps.count() + 1, 'taps to the list in WhatsApp').toBeLessThanOrEqual(TAPS_MAX)
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()

    const mother = await (await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })).newPage()
    await mother.goto(`/hi${link.replace(url, '')}`)
    await expect(mother.getByRole('heading', { name: 'JoSAA की चॉइस लिस्ट' })).toBeVisible()
    const choices = mother.getByRole('list', { name: 'चॉइस, आपकी पसंद के क्रम में' }).getByRole('listitem')
    await expect(choices).toHaveCount(25)
    await expect(mother.locator('body')).not.toContainText('12,450')
    const heart = choices.nth(1).getByRole('button', { name: /को दिल दें$/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await mother.getByLabel('आपकी बात').fill('घर के पास वाला अच्छा है')
    await mother.getByRole('button', { name: 'लिखें' }).click()
    await expect(mother.getByText('घर के पास वाला अच्छा है')).toBeVisible()
    await mother.context().close()

    await page.goto(link)
    await expect(page.getByText('घर के पास वाला अच्छा है')).toBeVisible()
    await checkPage('the list as a family reads it')
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Nobody has written yet.')).toBeVisible()

    await page.goto('/choice-list')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF', exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toBe('choice-list.pdf')
    await page.goto('/what-now')
    await expect(page.locator('a[href*=".ics"]').first()).toBeVisible()
  },
)
