import { type Browser, expect, type Page } from '@playwright/test'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { callAs, getServed } from './calls.ts'
import { findFirstStart } from './first-start.ts'
import { journey } from './journey.ts'
import { aSample, createAccount, PASSWORD, signInByCall, visit } from './people.ts'
import { JOURNEY_SETTINGS } from './settings.ts'

const NOT_YOURS = 'This page is for others of the staff'
/** What each role's menu leads to and what it does not. */
const AREAS: readonly (readonly [role: StaffRole, open: readonly string[], closed: readonly string[]])[] = [
  ['support', ['/admin/messages', '/admin/users', '/admin/jobs'], ['/admin/payment-analytics', '/admin/guides']],
  ['finance', ['/admin/refunds', '/admin/payment-analytics'], ['/admin/messages', '/admin/college-data']],
  ['content', ['/admin/guides', '/admin/announcements'], ['/admin/refunds', '/admin/users']],
  ['owner', ['/admin/staff', '/admin/audit-logs', '/admin/refunds', '/admin/guides'], []],
]

/** Somebody new who looks after something, signed in. */
async function aColleague(browser: Browser, url: string, owner: Page, role: StaffRole) {
  const page = await visit(browser, url)
  const email = await createAccount(page, `Sample of ${role}`)
  const found = await getServed(owner.request, `/api/v1/admin/users?q=${encodeURIComponent(email)}`)
  const { _id: id } = (await found.json()).data[0]
  const body = { staffRoles: [role], reason: 'Works with us from today.' }
  const { data } = (await callAs(owner, 'PUT', `/api/v1/admin/staff/${id}`, body)) as { data: { state: string } }
  return { page, email, id, state: data.state, signIn: () => signInByCall(page, email, PASSWORD) }
}

journey('an owner sees who holds what, and each role opens its own pages alone', async ({ browser, startOwn }) => {
  const product = await startOwn({ from: findFirstStart(), env: JOURNEY_SETTINGS })
  const owner = await aSample(browser, product, 'admin')
  for (const [role, open, closed] of AREAS) {
    const colleague = await aColleague(browser, product.url, owner, role)
    // A lone owner decides alone; the second one is let in last.
    expect(colleague.state).toBe('done')
    await colleague.signIn()
    for (const path of open) {
      await colleague.page.goto(path)
      await expect(colleague.page.getByRole('heading', { level: 1 }), `${role} on ${path}`).toBeVisible()
      await expect(colleague.page.getByText(NOT_YOURS), `${role} on ${path}`).toHaveCount(0)
      await expect(colleague.page.getByRole('navigation').locator(`a[href="${path}"]`).first()).toBeAttached()
    }
    for (const path of closed) {
      await colleague.page.goto(path)
      await expect(colleague.page.getByText(NOT_YOURS), `${role} on ${path}`).toBeVisible()
      await expect(colleague.page.getByRole('navigation').locator(`a[href="${path}"]`)).toHaveCount(0)
    }
  }
  await owner.goto('/admin/staff')
  const who = owner.getByRole('table', { name: 'Who holds what' })
  for (const role of ['Support', 'Finance', 'Content', 'Owner'])
    await expect(who.getByRole('row').filter({ hasText: `Sample of ${role.toLowerCase()}` })).toContainText(role)
})
