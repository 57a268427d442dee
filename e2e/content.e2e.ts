import { expect } from '@playwright/test'
import { journey } from './journey.ts'
import { aSample, visit } from './people.ts'

journey(
  'staff change a guide in both languages, see it as its page shows it, publish it, and bring the first edition back',
  async ({ browser, product, url }) => {
    /** Opens the guide as somebody who never read it: a browser shows for five minutes what it has read. */
    const read = async () => {
      const page = await visit(browser, url)
      await page.goto('/guides/csab')
      return page.getByRole('heading', { name: 'A new part' })
    }
    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin/guides')
    await admin.getByRole('table').getByRole('link', { name: 'CSAB special rounds' }).first().click()
    const english = admin.getByRole('group', { name: 'English' })
    const text = english.getByRole('textbox', { name: 'Text' })
    const written = await text.inputValue()
    await text.fill(`## A new part\n\nRound two is **out**. <script>alert(1)</script>\n\n${written}`)
    const preview = english.getByRole('region', { name: /^How the page will look/ })
    await expect(preview.getByRole('heading', { name: 'A new part' })).toBeVisible()
    await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible()
    await admin.getByLabel('Checked against its sources on').fill('2026-05-01')
    await admin.getByRole('button', { name: 'Save the draft' }).click()
    await expect(admin.getByText(/^Draft of /)).toBeVisible()
    await expect(await read()).toHaveCount(0)

    await admin.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(admin.getByText('Edition 2')).toBeVisible()
    await expect(async () => expect(await read()).toBeVisible({ timeout: 1_000 })).toPass({ timeout: 30_000 })

    await admin.getByRole('button', { name: 'Bring it back' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Bring it back' }).click()
    await expect(admin.getByText('Edition 3')).toBeVisible()
    await expect(text).toHaveValue(written)
    await expect(async () => expect(await read()).toHaveCount(0, { timeout: 1_000 })).toPass({ timeout: 30_000 })

    await admin.goto('/admin/guides')
    const row = admin.getByRole('row').filter({ hasText: 'Edition 3' })
    // Who published it and when stand in one line.
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(46)
  },
)

journey(
  'a message is taken over, noted on for the others, and answered with a ready answer that is changed first',
  async ({ browser, product }) => {
    const admin = await aSample(browser, product, 'admin')
    await admin.goto('/admin/settings?part=answers')
    await admin.getByRole('button', { name: 'Add a ready answer' }).click()
    const form = admin.getByRole('dialog')
    await form.getByLabel('Name').fill('Rank is right')
    await form.getByLabel('Text in English').fill('Dear {name}, we looked into {reference}.')
    await form.getByLabel('Text in Hindi').fill('{name} जी, हमने {reference} देखा।')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('Rank is right')).toBeVisible()

    await admin.goto('/admin/messages')
    const row = admin.getByRole('table').getByRole('row').filter({ hasText: 'closing rank of my branch' })
    await row.getByRole('button', { name: 'Sample Visitor' }).click()
    const item = admin.getByRole('dialog')
    const mine = await item.getByRole('option', { name: /\(you\)$/ }).getAttribute('value')
    await item.getByRole('combobox', { name: 'Who answers' }).selectOption(mine)
    await expect(admin.getByText('Saved.')).toBeVisible()
    await item.getByText('Add a note for staff').click()
    await item.getByLabel('Note for staff').fill('Asked the data team.')
    await item.getByRole('button', { name: 'Save the note' }).click()
    await expect(item.getByText('Asked the data team.')).toBeVisible()
    await item.getByLabel('Begin with a ready answer').selectOption('Rank is right')
    const answer = item.getByLabel('Your answer')
    await expect(answer).toHaveValue(/^Dear Sample Visitor, we looked into M-\d{6}\.$/)
    await answer.fill(`${await answer.inputValue()} The page is corrected.`)
    await item.getByRole('button', { name: 'Send the answer' }).click()
    await expect(item.getByText('Answered.')).toBeVisible()
  },
)

journey(
  'staff revise the dates of a season: the draft says what would change, its note is read in both languages once it is published, and the version before stands in the history',
  async ({ browser, product, url }) => {
    const notes = { en: 'The portal opens an hour later.', hi: 'पोर्टल एक घंटा देर से खुलेगा।' }
    const read = async (language: 'en' | 'hi') => {
      const page = await visit(browser, url)
      await page.goto(language === 'en' ? '/what-now' : '/hi/what-now')
      return page.getByText(notes[language])
    }
    const admin = await aSample(browser, product, 'admin')
    await admin.setViewportSize({ width: 1280, height: 800 })
    await admin.goto('/admin/college-data/seasons')
    await admin.getByRole('table').getByRole('link', { name: /2026/ }).first().click()
    await admin.getByRole('button', { name: 'Revise' }).click()
    await expect(admin.getByRole('heading', { level: 1 })).toContainText('Draft')
    await admin
      .getByRole('button', { name: /^Change .*Registration/ })
      .first()
      .click()
    await admin.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('What readers should know, in English').fill(notes.en)
    await dialog.getByLabel('What readers should know, in Hindi').fill(notes.hi)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('listitem').filter({ hasText: notes.en })).toBeVisible()
    await expect(await read('en')).toHaveCount(0)

    await admin.getByRole('button', { name: 'Publish', exact: true }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(admin.getByText('Published. Everyone sees it within five minutes.').first()).toBeVisible()
    for (const language of ['en', 'hi'] as const)
      await expect(async () => expect((await read(language)).first()).toBeVisible({ timeout: 2_000 })).toPass()

    await admin.goto('/admin/college-data/seasons')
    const rows = admin.getByRole('table').getByRole('row')
    await expect(rows.filter({ hasText: 'Published' }).filter({ hasText: 'version 2' })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'Replaced' }).filter({ hasText: 'version 1' })).toHaveCount(1)
  },
)
