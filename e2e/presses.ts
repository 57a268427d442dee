import { expect, type Locator, type Page } from '@playwright/test'

/** Begins on the first page of staff and counts what is pressed from there; what is typed is no press. */
export async function countFromHome(admin: Page) {
  let presses = 0
  await admin.goto('/admin')
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    choose: async (select: Locator, label: string) => {
      presses += 1
      await select.selectOption({ label })
    },
    menu: (name: string) =>
      admin
        .getByRole('navigation')
        .getByRole('link')
        .filter({ hasText: new RegExp(`^${name}`) })
        .first(),
    check: (most: number) => expect(presses).toBeLessThanOrEqual(most),
  }
}
