import { expect } from '@playwright/test'
import { expectNoAxeFaults, journey } from './journey.ts'
import { createAccount, PASSWORD, signInByForm, signOutByMenu, visit } from './people.ts'

journey('a passkey is added in the settings and signs in without the password', async ({ browser, url }) => {
  // A browser makes passkeys for names alone, and this one is a secure place too.
  const page = await visit(browser, url.replace('127.0.0.1', 'localhost'))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/login')
  const email = await createAccount(page)
  await signInByForm(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/mentee-dashboard$/)
  await page.goto('/mentee-dashboard/profile#passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove This device' })).toBeVisible()
  await expectNoAxeFaults(page, 'security with a passkey', 'light')
  await signOutByMenu(page)
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/mentee-dashboard$/)
})
