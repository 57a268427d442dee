import type { Browser, Page } from '@playwright/test'
import type { Product } from '../scripts/product.ts'
import { cutForm } from './cut-form.ts'
import { CUT_FORMS, type CutForm } from './cut-forms.ts'
import { bookSampleSession } from './every-address.ts'
import { journey } from './journey.ts'
import { aSample, aStudent, createAccount, visit } from './people.ts'

// Each with a browser of its own.
journey.describe.configure({ mode: 'parallel' })

for (const [names, people] of [
  ['a visitor and a student', ['visitor', 'student']],
  ['a mentee, a mentor and an admin', ['mentee', 'mentor', 'admin']],
] as const)
  journey(
    `what ${names} type stays when the network is cut in the middle of a form, and is made once`,
    async ({ browser, product }) => {
      for (const as of people) {
        const page = await open(as, browser, product)
        const account = as === 'visitor' ? await createAccount(page) : ''
        for (const form of CUT_FORMS.filter((each) => each.as === as)) await cutForm(page, form, account)
        await page.context().close()
      }
    },
  )

async function open(as: CutForm['as'], browser: Browser, product: Product): Promise<Page> {
  if (as === 'visitor') return visit(browser, product.url)
  if (as === 'student') return (await aStudent(browser, product.url)).page
  const page = await aSample(browser, product, as)
  if (as === 'mentee') await bookSampleSession(page)
  return page
}
