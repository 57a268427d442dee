import { expect, type Locator } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { journey } from './journey.ts'
import { aSample } from './people.ts'

/** The most presses from the first page of staff until it is done; what is typed is no press. */
const REFUND_PRESSES_MAX = 4
const PRICE_PRESSES_MAX = 2
const NAME_PRESSES_MAX = 6

journey(
  'from the first page, half of a payment is paid back in four presses, and who changed a price is found in two',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    const menu = admin.getByRole('navigation').getByRole('link')
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await target.click()
    }

    await admin.goto('/admin')
    await press(menu.filter({ hasText: /^Payments/ }).first())
    const payments = admin.getByRole('table', { name: 'Payments' })
    const row = payments.getByRole('row').filter({ hasText: 'Paid' }).filter({ hasNotText: '₹0' }).first()
    await press(row.getByRole('button', { name: /^More for the payment of/ }))
    await press(admin.getByRole('button', { name: 'Refund', exact: true }))
    const amount = admin.getByLabel('Amount to pay back (₹)')
    await amount.fill((Number(await amount.inputValue()) / 2).toFixed(2))
    await admin.getByLabel('Why (kept with the refund)').fill('Half of it, as agreed by phone.')
    await press(admin.getByRole('button', { name: 'Pay back' }))
    await expect(admin.getByText('The refund is on its way.')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(REFUND_PRESSES_MAX)

    const { data } = await (await getServed(admin.request, '/api/v1/admin/plans')).json()
    const { _id, pricePaise } = data.find((plan: { pricePaise: number }) => plan.pricePaise > 0)
    await callAs(admin, 'PATCH', `/api/v1/admin/plans/update/${_id}`, { pricePaise: pricePaise + 10_000 })
    presses = 0
    await admin.goto('/admin')
    await press(menu.filter({ hasText: /^Audit log/ }).first())
    const entry = admin.getByRole('listitem').filter({ hasText: 'Plan changed' }).first()
    await expect(entry).toContainText('Price')
    expect(presses).toBeLessThanOrEqual(PRICE_PRESSES_MAX)
    await callAs(admin, 'PATCH', `/api/v1/admin/plans/update/${_id}`, { pricePaise })
  },
)

journey(
  'from the first page, a college whose name is wrong is renamed in at most six presses, and renamed back',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await target.click()
    }
    const rename = async (name: string) => {
      const field = admin.getByLabel('Shown name')
      await expect(field).toBeVisible()
      await field.fill(name)
      await admin.getByLabel('Why').fill('Wrong in the table.')
      await press(admin.getByRole('button', { name: 'Rename', exact: true }))
      await expect(admin.getByText('Saved. Pages show it in about a minute.').first()).toBeVisible()
    }

    await admin.goto('/admin')
    await press(
      admin
        .getByRole('navigation')
        .getByRole('link', { name: /^College data/ })
        .first(),
    )
    await press(admin.getByRole('link', { name: 'Colleges and branches' }))
    const search = admin.getByRole('searchbox', { name: 'Name, spelling or short name' })
    await search.fill('Silchar')
    await search.press('Enter')
    await press(admin.getByRole('table').getByRole('link', { name: 'Assam University, Silchar' }))
    await rename('Assam University at Silchar')
    expect(presses).toBeLessThanOrEqual(NAME_PRESSES_MAX)
    await expect(admin.getByRole('table').getByRole('link', { name: 'Assam University at Silchar' })).toBeVisible()
    await rename('Assam University, Silchar')
  },
)
