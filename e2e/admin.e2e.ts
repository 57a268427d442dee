import { expect } from '@playwright/test'
import { journey, listAxeFaults } from './journey.ts'
import { signIn, visit } from './people.ts'

journey(
  'an admin sees what needs a person, closes and opens a part, writes a notice everybody reads, and goes about by keys',
  async ({ browser, url, product }) => {
    const admin = await visit(browser, url)
    const password = /admin@sopaan\.test\s+(\S+)/.exec(product.output())?.[1] ?? ''
    await admin.goto('/login')
    await signIn(admin, 'admin@sopaan.test', password)
    await expect(admin.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    await expect(admin.getByRole('heading', { name: 'The week' })).toBeVisible()
    expect(await listAxeFaults(admin), 'axe finds nothing on the first page').toEqual([])

    await admin.keyboard.press('Control+k')
    await admin.getByRole('combobox').fill('sett')
    expect(await listAxeFaults(admin), 'axe finds nothing in the palette').toEqual([])
    await admin.keyboard.press('Enter')
    await expect(admin).toHaveURL(`${url}/admin/settings`)

    await expect(admin.getByRole('switch', { name: /^Events/ })).toBeChecked()
    expect(await listAxeFaults(admin), 'axe finds nothing in the settings').toEqual([])
    await admin.getByRole('switch', { name: /^Events/ }).click()
    await admin.getByRole('button', { name: 'Close it' }).click()
    await expect(admin.getByText('Events: closed')).toBeVisible()
    const site = async () => (await (await admin.request.get('/api/v1/site')).json()).data
    expect((await site()).switches.events).toBe(false)
    await admin.getByRole('button', { name: 'Undo' }).click()
    await expect(admin.getByRole('switch', { name: /^Events/ })).toBeChecked()

    await admin.getByLabel('Text in English').fill('We work on payments tonight.')
    await admin.getByLabel('Text in Hindi').fill('आज रात भुगतान पर काम होगा।')
    await admin.getByLabel('From (IST)').fill('2020-01-01T10:00')
    await admin.getByLabel('Until (IST)').fill('2090-01-01T10:00')
    await admin.getByRole('button', { name: 'Save' }).first().click()
    await expect(admin.getByText('It is shown now.')).toBeVisible()
    const visitor = await visit(browser, url)
    await visitor.goto('/hi/privacy')
    await expect(visitor.getByText('आज रात भुगतान पर काम होगा।')).toBeVisible()
    await admin.getByRole('button', { name: 'Take it off' }).click()
    await expect(admin.getByText('Taken off.')).toBeVisible()

    await admin.goto('/admin/jobs')
    await expect(admin.getByRole('heading', { name: 'Comes round again' })).toBeVisible()
    expect(await listAxeFaults(admin), 'axe finds nothing on the jobs').toEqual([])
    await admin.goto('/admin/settings?part=mails')
    await admin.getByRole('button', { name: 'Preview' }).click()
    await expect(admin.getByText('As it will read, with samples')).toBeVisible()
    expect(await listAxeFaults(admin), 'axe finds nothing in the words of mails').toEqual([])
  },
)
