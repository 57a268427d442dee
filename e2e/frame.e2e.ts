import { type Browser, expect, type Page } from '@playwright/test'
import type { Product } from '../scripts/product.ts'
import { getServed } from './calls.ts'
import { journey } from './journey.ts'
import { listFaultsAsShown } from './page-faults.ts'
import { aSample, samplePassword, signInByForm, signOutByMenu, visit } from './people.ts'

const RESULT = '/tools/college-predictor?main=12000&category=OPEN&state=Goa'

journey('a result stays on the screen when the network goes, and goes on when it is back', async ({ browser, url }) => {
  const page = await visit(browser, url)
  await page.goto(RESULT)
  await page.waitForLoadState('networkidle')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Safe/ }).first().click()
  await expect(page.getByText('No internet. What you see here is still yours to read.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/band=safe/)
  await expect(page.getByText('No internet. What you see here')).toBeHidden()
  await page.context().close()
})

journey('a list of routes that is refused is gone round by a full page', async ({ browser, product, url }) => {
  const page = await mentee(browser, product)
  await page.route('**/page-routes*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.reload()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Profile and settings' }).click()
  await expect(page).toHaveURL(`${url}/mentee-dashboard/profile`)
  await expect(page.getByRole('heading', { name: 'Profile and settings', level: 1 })).toBeVisible()
  await page.context().close()
})

journey('a wrong answer breaks the page and not the frame around it (R118)', async ({ browser, product }) => {
  const page = await mentee(browser, product)
  const broken = { status: 'success', data: { activePlans: null, purchases: null } }
  await page.route('**/api/v1/mentee/purchases*', (route) => route.fulfill({ json: broken }))
  await page.goto('/mentee-dashboard/purchases')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(/It failed again/)).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByText(/Something went wrong/)).toBeHidden()
  await page.context().close()
})

journey(
  'an address of nobody is a 404 in the own frame, and a plain 404 for a visitor (R50)',
  async ({ browser, product, url }) => {
    const visitor = await visit(browser, url)
    expect((await visitor.goto('/mentee-dashboard/no/such'))?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Sign in' })).toBeVisible()
    const page = await mentee(browser, product)
    for (const path of ['/mentee-dashboard/no/such', '/admin/no-such-page']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    }
    await visitor.context().close()
    await page.context().close()
  },
)

journey(
  'public pages know who is signed in, and Access Denied offers the way home',
  async ({ browser, product, url }) => {
    const page = await mentee(browser, product)
    for (const path of ['/about', '/mentors', RESULT, '/no-such-page']) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }), path).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }), path).toBeHidden()
    }
    await page.goto('/admin/users')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await page.locator('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(`${url}/mentee-dashboard`)
    await page.context().close()
  },
)

journey(
  'what was written when the sign-in was lost is there again after the next one',
  async ({ browser, product, url }) => {
    const page = await mentee(browser, product)
    await page.goto('/mentee-dashboard/feedback')
    await page.getByRole('textbox').first().fill('The list of mentors could be longer.')
    await page.context().clearCookies({ name: /./ })
    await page.getByRole('radio', { name: /4/ }).check({ force: true })
    await page.getByLabel('What is it about?').selectOption('mentoring')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await page.getByRole('button', { name: 'Passkey or a new password' }).click()
    await expect(page).toHaveURL(`${url}/login`)
    await expect(page.getByText(/what you wrote is kept/)).toBeVisible()
    await signInByForm(page, 'mentee@sopaan.test', samplePassword(product, 'mentee'))
    await expect(page).toHaveURL(`${url}/mentee-dashboard/feedback`)
    await expect(page.getByRole('textbox').first()).toHaveValue('The list of mentors could be longer.')
    await page.context().close()
  },
)

journey(
  'a sign-in leads back to the result that was open, and to the answer of what was typed',
  async ({ browser, product, url }) => {
    const page = await visit(browser, url)
    await page.goto(`${RESULT}&band=safe`)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await signInByForm(page, 'mentee@sopaan.test', samplePassword(product, 'mentee'))
    await expect(page).toHaveURL(`${url}${RESULT}&band=safe`)
    await page.context().clearCookies()
    await page.goto('/')
    await page.getByLabel('JEE Main rank (CRL)').fill('12450')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await signInByForm(page, 'mentee@sopaan.test', samplePassword(product, 'mentee'))
    await expect(page).toHaveURL(/\/tools\/college-predictor\?main=12450/)
    await page.context().close()
  },
)

journey(
  '"Choose this plan" leads to a sign-in that names the plan, and on to its checkout',
  async ({ browser, product, url }) => {
    const page = await visit(browser, url)
    await page.goto('/plans')
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await page
      .getByRole('link', { name: /Choose this plan/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/login\?to=/)
    await expect(page.getByText(`Sign in to buy ${name}`)).toBeVisible()
    await signInByForm(page, 'mentee@sopaan.test', samplePassword(product, 'mentee'))
    await expect(page).toHaveURL(/\/mentee-dashboard\/checkout\?planId=/)
    await page.context().close()
  },
)

journey(
  'in Hindi the button leads to the Hindi sign-in, and who is signed in goes straight on',
  async ({ browser, product, url }) => {
    const visitor = await visit(browser, url)
    await visitor.goto('/hi/plans')
    await visitor.locator('main a[href*="checkout"]').first().click()
    await expect(visitor).toHaveURL(/\/hi\/login\?to=/)
    await expect(visitor.getByText(/लेने के लिए साइन इन करें/)).toBeVisible()
    await visitor.context().close()
    const page = await mentee(browser, product)
    await page.goto('/plans')
    await page
      .getByRole('link', { name: /Choose this plan/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/mentee-dashboard\/checkout\?planId=/)
    await page.context().close()
  },
)

journey('a sign-out in one tab closes the others at once', async ({ browser, product, url }) => {
  const page = await mentee(browser, product)
  const other = await page.context().newPage()
  await other.goto('/mentee-dashboard/profile')
  await expect(other.getByRole('heading', { name: 'Profile and settings', level: 1 })).toBeVisible()
  await signOutByMenu(page)
  await expect(other).toHaveURL(`${url}/`)
  await page.context().close()
})

/** The sample mentee on the dashboard. */
async function mentee(browser: Browser, product: Product): Promise<Page> {
  const page = await aSample(browser, product, 'mentee')
  await page.goto('/mentee-dashboard')
  return page
}

journey('the menu of tools opens under its button at every width, in both languages', async ({ browser, url }) => {
  const page = await visit(browser, url)
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/about', '/hi/about']) {
      await page.goto(path)
      const button = page.locator('.site-menu-button')
      await button.click()
      const [above, menu] = [await button.boundingBox(), await page.locator('.site-menu').boundingBox()]
      if (above === null || menu === null) throw new Error('the menu does not open')
      expect(Math.abs(menu.y - (above.y + above.height)), `${path} ${width}`).toBeLessThanOrEqual(1)
      const edges = width < 1024 ? [menu.x + menu.width, above.x + above.width] : [menu.x, above.x]
      expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0)), `${path} ${width}`).toBeLessThanOrEqual(1)
      expect(menu.x).toBeGreaterThanOrEqual(0)
      expect(menu.x + menu.width).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} ${width}`).toBe(
        true,
      )
    }
  }
  await page.context().close()
})

journey(
  'toasts stand 16 pixels from the edge, 8 apart, at most 350 wide (R414), and Google is announced, not asked (R20)',
  async ({ browser, url }) => {
    const page = await visit(browser, url)
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const google = page.getByRole('button', { name: 'Continue with Google' })
    await google.click()
    await google.click()
    const toasts = page.getByText('Sign-in with Google is coming soon')
    await expect(toasts).toHaveCount(2)
    await expect(async () => {
      const boxes = await page
        .locator('.toasts .toast')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      const [upper, lower] = boxes.toSorted((a, b) => a.top - b.top)
      expect([upper.top, innerGap(upper, lower)]).toEqual([16, 8])
      for (const { right, width } of boxes) {
        expect(page.viewportSize()?.width ?? 0).toBe(right + 16)
        expect(width).toBeLessThanOrEqual(350)
      }
    }).toPass()
    expect(asked.filter((each) => /google/i.test(each))).toEqual([])
    await page.context().close()
  },
)

function innerGap(upper: DOMRect, lower: DOMRect): number {
  return Math.round(lower.top - upper.bottom)
}

journey('a small screen ends at 640 pixels (R419)', async ({ browser, url }) => {
  const page = await visit(browser, url)
  await page.goto('/about')
  const create = page.getByRole('banner').getByRole('link', { name: 'Create account' }).last()
  await page.setViewportSize({ width: 639, height: 800 })
  await expect(create).toBeHidden()
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(create).toBeVisible()
  await page.context().close()
})

journey(
  'without script the choice list says why it is empty, and what works all the same',
  async ({ browser, url }) => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/choice-list')
    await expect(page.getByText('Your list is kept in this browser and needs JavaScript.')).toBeVisible()
    await page.goto('/hi/choice-list')
    await expect(page.getByText('आपकी लिस्ट इसी ब्राउजर में है')).toBeVisible()
    await context.close()
  },
)

journey('bookmarks and home screens have a picture, and every tool is found from one page', async ({ page }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await getServed(page.request, path)
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, type])
  }
  await page.goto('/tools/cgpa-calculator')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Tools' }).click()
  await expect(page).toHaveURL(/\/tools$/)
  await expect(page.locator('main li a')).toHaveCount(8)
})

journey('a phone puts the product on its home screen, in the language it is read in', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  for (const [path, at, start] of [
    ['/what-now', '/manifest.webmanifest', '/'],
    ['/hi/what-now', '/hi/manifest.webmanifest', '/hi'],
  ] as const) {
    const policy = (await page.goto(path))?.headers()['content-security-policy']
    expect(policy, path).toContain("manifest-src 'self'")
    // What the browser itself makes of it.
    const read = await browser.send('Page.getAppManifest')
    expect([new URL(read.url).pathname, read.errors], path).toEqual([at, []])
    const answer = await getServed(page.request, at)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/manifest+json'])
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
    const manifest = await answer.json()
    expect(manifest.start_url).toBe(start)
    for (const { src } of manifest.icons) {
      const icon = await getServed(page.request, src)
      expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png'])
    }
    for (const { url } of manifest.shortcuts) expect((await getServed(page.request, url)).status(), url).toBe(200)
  }
})

journey(
  'the home screen is offered from the second visit on and never twice, whenever the browser can',
  async ({ browser, url }) => {
    for (const [prefix, offer, lateMs] of [
      ['', 'Add to home screen', 1500],
      ['/hi', 'होम स्क्रीन पर रखें', 0],
    ] as const) {
      const context = await browser.newContext({ baseURL: url })
      await context.addInitScript((ms) => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })
        addEventListener('load', () => setTimeout(() => dispatchEvent(event), ms))
      }, lateMs)
      for (const expected of [0, 1, 0]) {
        const page = await context.newPage()
        await page.goto(`${prefix}/tools/college-predictor?main=33157&state=Assam`)
        await page.waitForFunction(() => globalThis.installEvent !== undefined)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('button', { name: offer })).toHaveCount(expected)
        const tools = await context.newCDPSession(page)
        expect(await tools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
        await page.close()
      }
      await context.close()
    }
  },
)

journey('what another app shares opens the predictor: a rank stands typed and is not sent', async ({ page }) => {
  for (const prefix of ['', '/hi']) {
    await page.goto(`${prefix}/share-target?text=${encodeURIComponent('Rank: 12,345')}`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/tools/college-predictor\\?typed=12345$`))
    await expect(page.locator('form[data-questions] input[name="main"]')).toHaveValue('12345')
    await expect(page.locator('#results')).toHaveCount(0)
    await page.goto(`${prefix}/share-target?text=hello`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/tools/college-predictor$`))
    await expect(page.locator('form[data-questions] input[name="main"]')).toHaveValue('')
  }
  const robots = await (await getServed(page.request, '/robots.txt')).text()
  const origin = new URL(/Sitemap: (.+)/.exec(robots)?.[1] ?? '').origin
  await page.goto(`/share-target?${new URLSearchParams({ text: `Look: ${origin}/what-now` })}`)
  await expect(page).toHaveURL(/\/what-now$/)
})

journey(
  'keys of one letter lead through a dashboard, are listed, and are switched off',
  async ({ browser, product }) => {
    const page = await mentee(browser, product)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/mentee-dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const list = page.locator('#keys')
    await page.keyboard.press('?')
    await expect(list.getByText('G, then P')).toBeVisible()
    expect(await listFaultsAsShown(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/\/tools\/study-planner/)
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Search or do something' })
    await search.fill('gp')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await list.getByRole('switch', { name: 'One-letter shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(list).toBeHidden()
  },
)
