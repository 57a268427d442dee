import { expect } from '@playwright/test'
import { callAs, getServed } from './calls.ts'
import { journey } from './journey.ts'
import { aSample, createAccount, mailedLink, PASSWORD, signInByCall, visit } from './people.ts'
import { countFromHome } from './presses.ts'

/** The most presses from the first page of staff until each is done; what is typed is no press. */
const REFUND_PRESSES_MAX = 4
const PRICE_PRESSES_MAX = 2
const NAME_PRESSES_MAX = 6
const SIGN_UPS_PRESSES_MAX = 3
const GRIEVANCE_PRESSES_MAX = 3
const SETTLE_PRESSES_MAX = 3
const BUSINESS_PRESSES_MAX = 1
const ANNOUNCE_PRESSES_MAX = 4
const DIFFERENCES_PRESSES_MAX = 3
const JOBS_PRESSES_MAX = 1
const BAN_PRESSES_MAX = 4
const ERASURE_PRESSES_MAX = 4
const FILE_PRESSES_MAX = 2
/** Where the first row of a result stands at the latest while its days are open, px from the top of 800. */
const FIRST_ROW_MAX = 400
/** Comparing a table with every round: as long as a busy machine takes for it. */
const WORK_MS = 240_000

const TABLE = `Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank
"Assam University, Silchar","Computer Science and Engineering (4 Years, Bachelor of Technology)",AI,OPEN,Gender-Neutral,50001,60001
`

journey(
  'from the first page, half of a payment is paid back in four presses and undone in one, and who changed a price is found in two',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    const { press, menu, check } = await countFromHome(admin)
    await press(menu('Payments'))
    const payments = admin.getByRole('table', { name: 'Payments' })
    const isPaid = admin.getByRole('cell', { name: 'Paid', exact: true })
    const row = payments.getByRole('row').filter({ has: isPaid }).filter({ hasNotText: '₹0' }).first()
    await press(row.getByRole('button', { name: /^More for the payment of/ }))
    await press(admin.getByRole('button', { name: 'Refund', exact: true }))
    const amount = admin.getByLabel('Amount to pay back (₹)')
    const most = (await admin.getByText(/^At most ₹/).innerText()).replaceAll(/[^\d.]/g, '')
    await amount.fill((Number(most) / 2).toFixed(2))
    await admin.getByLabel('Why (kept with the refund)').fill('Half of it, as agreed by phone.')
    await press(admin.getByRole('button', { name: 'Pay back' }))
    await expect(admin.getByText('The refund is on its way.')).toBeVisible()
    check(REFUND_PRESSES_MAX)
    await admin.getByRole('button', { name: 'Undo' }).click()
    await expect(admin.getByText('Taken back.')).toBeVisible()

    const { data } = await (await getServed(admin.request, '/api/v1/admin/plans')).json()
    const { _id, pricePaise } = data.find((plan: { pricePaise: number }) => plan.pricePaise > 0)
    await callAs(admin, 'PATCH', `/api/v1/admin/plans/update/${_id}`, { pricePaise: pricePaise + 10_000 })
    const found = await countFromHome(admin)
    await found.press(found.menu('Audit log'))
    const entry = admin.getByRole('listitem').filter({ hasText: 'Plan changed' }).first()
    await expect(entry).toContainText('Price')
    found.check(PRICE_PRESSES_MAX)
    await callAs(admin, 'PATCH', `/api/v1/admin/plans/update/${_id}`, { pricePaise })
  },
)

journey(
  'from the first page, a college whose name is wrong is renamed in at most six presses, and renamed back',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const { press, menu, check } = await countFromHome(admin)
    const rename = async (name: string) => {
      const field = admin.getByLabel('Shown name')
      await expect(field).toBeVisible()
      await field.fill(name)
      await admin.getByLabel('Why').fill('Wrong in the table.')
      await press(admin.getByRole('button', { name: 'Rename', exact: true }))
      await expect(admin.getByText('Saved. Pages show it within five minutes.').first()).toBeVisible()
    }

    await press(menu('College data'))
    await press(admin.getByRole('link', { name: 'Colleges and branches' }))
    const search = admin.getByRole('searchbox', { name: 'Name, spelling or short name' })
    await search.fill('Silchar')
    await search.press('Enter')
    await press(admin.getByRole('table').getByRole('link', { name: 'Assam University, Silchar' }))
    await rename('Assam University at Silchar')
    check(NAME_PRESSES_MAX)
    await expect(admin.getByRole('table').getByRole('link', { name: 'Assam University at Silchar' })).toBeVisible()
    await rename('Assam University, Silchar')
  },
)

journey(
  'from the first page, the sign-ups of some days are found in three presses, with rows on the first screen',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const table = admin.getByRole('table', { name: 'Users' })

    const signUps = await countFromHome(admin)
    await signUps.press(signUps.menu('Users'))
    await signUps.press(admin.getByRole('search').getByText('Days', { exact: true }))
    await admin.getByLabel('Account made from (IST)').fill('2020-01-01')
    await admin.getByLabel('Until (IST)').fill('2099-12-31')
    await signUps.press(admin.getByRole('search').getByRole('group').getByRole('button', { name: 'Show' }))
    await expect(admin).toHaveURL(/from=2020-01-01/)
    const first = table.locator('tbody tr[data-row]').first()
    await expect.poll(async () => (await first.boundingBox())?.y ?? FIRST_ROW_MAX).toBeLessThan(FIRST_ROW_MAX)
    signUps.check(SIGN_UPS_PRESSES_MAX)
  },
)

journey(
  'from the first page, a grievance is answered, a refund that failed is settled, and a word goes to who holds a plan',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })

    const grievance = await countFromHome(admin)
    await grievance.press(admin.getByRole('link', { name: /Grievance G-/ }).first())
    await grievance.press(admin.getByRole('table').locator('tbody').getByRole('button').first())
    await admin.getByLabel('Your answer').fill('The bank sent it back to us. We pay it again today.')
    await grievance.press(admin.getByRole('button', { name: 'Send the answer' }))
    await expect(admin.getByRole('button', { name: 'Send the answer' })).toBeHidden()
    grievance.check(GRIEVANCE_PRESSES_MAX)

    const settle = await countFromHome(admin)
    await settle.press(admin.getByRole('link', { name: /refund failed at the bank/ }))
    const sheet = admin.getByRole('region', { name: /\S/ }).filter({ hasText: 'Failed' })
    await settle.press(sheet.getByRole('button', { name: 'Paid by hand' }))
    await sheet.getByLabel('Reference of the transfer').fill('UTR 4021 7788')
    await sheet.getByLabel('Why (kept with the refund)').fill('The account of the buyer is closed.')
    await settle.press(sheet.getByRole('button', { name: 'Paid by hand' }))
    await expect(admin.getByText('The refund is booked as paid.').first()).toBeVisible()
    settle.check(SETTLE_PRESSES_MAX)

    const announce = await countFromHome(admin)
    await announce.press(announce.menu('Announcements'))
    await announce.press(admin.getByRole('link', { name: 'New announcement' }))
    await announce.choose(admin.getByLabel('For', { exact: true }), 'Who holds a plan')
    await admin.getByLabel('Title in English').fill('Round 3 is in')
    await admin.getByLabel('Title in Hindi').fill('राउंड 3 आ गया')
    await admin.getByLabel('Text in English').fill('Answer the portal by Thursday.')
    await admin.getByLabel('Text in Hindi').fill('गुरुवार तक पोर्टल पर जवाब दें।')
    await announce.press(admin.getByRole('button', { name: 'Send to me' }))
    await expect(admin.getByRole('main').getByText('Round 3 is in').first()).toBeVisible()
    announce.check(ANNOUNCE_PRESSES_MAX)
  },
)

journey(
  'from the first page, one press shows how the business does and what failed, three what an import would change',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })

    const business = await countFromHome(admin)
    await business.press(business.menu('Payment analytics'))
    await expect(admin.getByRole('button', { name: /^Sign-ups/ })).toBeVisible()
    await expect(admin.getByRole('heading', { name: 'Who comes back' })).toBeVisible()
    business.check(BUSINESS_PRESSES_MAX)

    const failed = await countFromHome(admin)
    await failed.press(failed.menu('Jobs'))
    await expect(admin.getByText('Every mail went out or is on its way.')).toBeVisible()
    failed.check(JOBS_PRESSES_MAX)

    const table = await countFromHome(admin)
    await table.press(table.menu('College data'))
    const chooser = admin.waitForEvent('filechooser')
    await table.press(admin.getByText('Choose a table, or drop it here'))
    await (await chooser).setFiles({ name: 'round.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) })
    await admin.getByLabel('Counselling', { exact: true }).selectOption('JoSAA')
    await admin.getByLabel('Season (year)').fill('2027')
    await admin.getByLabel('Round', { exact: true }).fill('1')
    await table.press(admin.getByRole('button', { name: 'Check the table' }))
    await expect(admin.getByRole('button', { name: 'Publish these rows' })).toBeVisible({ timeout: WORK_MS })
    table.check(DIFFERENCES_PRESSES_MAX)
  },
)

journey(
  'from the first page, an account is put to sleep and one is asked to be erased in four presses each, and the file of users comes in two',
  async ({ browser, product, url }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const page = await visit(browser, url)
    const [spammer, leaver] = [await createAccount(page, 'Spam Robot'), await createAccount(page, 'Tara Leaving')]
    const search = admin.getByRole('searchbox', { name: 'Search' })
    const find = async (email: string) => {
      const counted = await countFromHome(admin)
      await counted.press(counted.menu('Users'))
      await search.fill(email)
      await search.press('Enter')
      await expect(admin.getByText('1 person')).toBeVisible()
      await counted.press(admin.getByRole('table').getByRole('button', { name: /^What can be done with/ }))
      return counted
    }

    const ban = await find(spammer)
    await ban.press(admin.getByRole('button', { name: 'Deactivate' }))
    await admin.getByLabel('Reason').fill('It writes advertising to mentors.')
    await ban.press(admin.getByRole('dialog').getByRole('button', { name: 'Deactivate' }))
    await expect(admin.getByText('Deactivated: 1')).toBeVisible()
    ban.check(BAN_PRESSES_MAX)

    const erasure = await find(leaver)
    await erasure.press(admin.getByRole('button', { name: 'Erase on request' }))
    await admin.getByLabel('Reason').fill('Message M-000012, from the address of the account.')
    await erasure.press(admin.getByRole('button', { name: 'Ask a second admin' }))
    await expect(admin.getByText('Asked. Another admin is told to confirm it.').first()).toBeVisible()
    erasure.check(ERASURE_PRESSES_MAX)

    const file = await countFromHome(admin)
    await file.press(file.menu('Users'))
    const download = admin.waitForEvent('download')
    await file.press(admin.getByRole('button', { name: 'Download as CSV' }))
    expect(await (await download).failure()).toBeNull()
    file.check(FILE_PRESSES_MAX)
  },
)

journey(
  'an account is erased on request by two of the staff: the first asks and cannot confirm, the second does, and its owner is out and told',
  async ({ browser, product, url }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    const [owner, colleague] = [await visit(browser, url), await visit(browser, url)]
    const leaver = await createAccount(owner, 'Tara Leaving')
    const second = await createAccount(colleague, 'Second Person')
    const idOf = async (email: string) => {
      const found = await getServed(admin.request, `/api/v1/admin/users?q=${encodeURIComponent(email)}`)
      return (await found.json()).data[0]._id
    }
    const reason = 'She answers messages with us from today.'
    await callAs(admin, 'PUT', `/api/v1/admin/staff/${await idOf(second)}`, { staffRoles: ['support'], reason })
    await signInByCall(owner, leaver, PASSWORD)
    await signInByCall(colleague, second, PASSWORD)

    await admin.goto(`/admin/users/${await idOf(leaver)}`)
    await admin.getByRole('button', { name: 'Erase on request' }).click()
    await admin.getByLabel('Reason').fill('Message M-000012, from the address of the account.')
    await admin.getByRole('button', { name: 'Ask a second admin' }).click()
    await expect(admin.getByText('Asked. Another admin is told to confirm it.').first()).toBeVisible()
    await expect(admin.getByText('You asked for it')).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Confirm and delete' })).toHaveCount(0)
    await owner.goto('/mentee-dashboard')
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()

    await colleague.goto('/admin/notifications')
    await colleague.getByRole('link', { name: /erase/i }).first().click()
    await expect(colleague).toHaveURL(/\/admin\/users\/[\w-]+$/)
    await colleague.getByRole('button', { name: 'Confirm and delete' }).click()
    await colleague.getByRole('dialog').getByRole('button', { name: 'Confirm and delete' }).click()
    await expect(colleague.getByRole('main').getByText('Deleted', { exact: true }).first()).toBeVisible()

    await owner.goto('/mentee-dashboard')
    await expect(owner.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    expect(await mailedLink(owner.request, leaver, 'undo-deletion')).toContain('token=')
  },
)
