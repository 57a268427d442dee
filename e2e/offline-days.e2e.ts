import { expect, type Page } from '@playwright/test'
import { journey } from './journey.ts'
import { LIST_ADDRESS, readAsStudent, readAsVisitor, SAYS_DAY } from './offline-pages.ts'
import { aStudent } from './people.ts'

journey.use({ serviceWorkers: 'allow' })

journey('what a visitor opens without a network says of which day its figures are', async ({ page, context }) => {
  const addresses = await readAsVisitor(page)
  await context.setOffline(true)
  await expectDays(page, addresses)
  await page.goto(LIST_ADDRESS)
  await page.getByRole('link', { name: /Civil/ }).first().click()
  await expect(page).toHaveURL(/\/seats\//)
  await expect(page.getByText(SAYS_DAY).filter({ visible: true }).first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click()
  await expect(page).toHaveURL(/\/refund$/)
  await expect(page.getByText(SAYS_DAY).filter({ visible: true })).toHaveCount(0)
})

journey('what a student studies with without a network says of which day it is', async ({ browser, url }) => {
  const { page } = await aStudent(browser, url)
  const addresses = await readAsStudent(page)
  await page.context().setOffline(true)
  await expectDays(page, addresses)
  await page.context().close()
})

async function expectDays(page: Page, addresses: readonly string[]): Promise<void> {
  const silent: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading').first(), `${address} stands there`).toBeAttached()
    const says = page.getByText(SAYS_DAY).filter({ visible: true }).first()
    await says.waitFor({ timeout: 10_000 }).catch(() => silent.push(address))
  }
  expect(silent, 'pages that say no day').toEqual([])
}
