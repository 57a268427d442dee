import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { PUBLIC_PATHS } from '../apps/web/src/product-paths.ts'
import { en } from '../apps/web/src/words/en.ts'
import { hi } from '../apps/web/src/words/hi.ts'
import { inLanguage, isReadIn, paths } from '../packages/contract/src/paths.ts'
import { LANGUAGES, TRIAL_LANGUAGES } from '../packages/domain/src/languages.ts'
import { AXE, listAxeFaults } from '../scripts/axe.ts'
import { readBuiltRoutes, readScripts } from './built-files.ts'
import { addressesOf } from './every-address.ts'
import { journey } from './journey.ts'

const PHONE = { width: 390, height: 844 }
const AA = { runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] } }
/** A sentence, as against a name that every language says alike. */
const SENTENCE_WORDS = 4

for (const language of TRIAL_LANGUAGES) {
  journey(
    `${language}: every page of a language on trial says so, is whole, and fits a phone`,
    async ({ page, url }) => {
      await page.setViewportSize(PHONE)
      await page.addInitScript(() => sessionStorage.setItem('splashSeen', 'true'))
      await page.addInitScript(AXE)
      const others = [...sentencesOf(en, /[a-z]/), ...sentencesOf(hi, /\p{Script=Devanagari}/u)]
      const addresses = await addressesOf(
        page,
        PUBLIC_PATHS.filter((each) => each.page !== undefined && isReadIn(each.path, language)).map(({ path }) => path),
      )
      const faults: string[] = []
      for (const address of addresses) {
        const answer = await page.goto(url + inLanguage(address, language))
        if (answer?.status() !== 200) faults.push(`${address}: answered ${answer?.status()}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(page.locator(`a[href="${paths.contact()}"]`).first()).toBeVisible()
        const shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
        faults.push(
          ...others
            .filter((each) => shown.includes(each))
            .map((each) => `${address}: left in another language: ${each}`),
        )
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) faults.push(`${address}: ${over} px too wide`)
        faults.push(...(await listAxeFaults(page, AA)).map((fault) => `${address}: ${fault}`))
      }
      expect(faults).toEqual([])
    },
  )

  journey(
    `${language}: a page that it does not have is read in the first language, and search engines hear of none`,
    async ({ page, url }) => {
      await page.goto(url + inLanguage(paths.home(), language))
      expect(await page.locator(`a[href^="/${language}${paths.contact()}"]`).count()).toBe(0)
      await page.goto(`${url}/${language}${paths.contact()}`)
      expect(new URL(page.url()).pathname).toBe(paths.contact())
      await page.goto(url + paths.tools())
      expect(await page.locator(`link[hreflang=${language}]`).count()).toBe(0)
      await page.locator(`header a[hreflang=${language}]`).last().click()
      await expect(page).toHaveURL(url + inLanguage(paths.tools(), language))
      const map = await page.request.get(`${url}/sitemaps/pages.xml`)
      expect(await map.text()).not.toContain(`/${language}/`)
    },
  )
}

journey('no page of another language loads a word of a language on trial, at once or later', async () => {
  const routes = Object.entries(readBuiltRoutes())
  for (const language of TRIAL_LANGUAGES) {
    const sentences = sentencesOf(await wordsOf(language), /\p{Script=Devanagari}/u)
    expect(sentences.length).toBeGreaterThan(200)
    const weigh = (code: string) => {
      const begins = routes.flatMap(([id, scripts]) => (new RegExp(`^${code}(?:[:-]|$)`).test(id) ? scripts : []))
      const texts = [...readScripts(begins).values()]
      const isOfTrial = (text: string) => sentences.some((each) => text.includes(each))
      return {
        bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
        bytesOfTrial: texts.filter(isOfTrial).reduce((sum, text) => sum + Buffer.byteLength(text), 0),
      }
    }
    expect(weigh(language).bytesOfTrial, `what pages of ${language} load of their words`).toBeGreaterThan(100_000)
    for (const other of LANGUAGES) {
      const { bytes, bytesOfTrial } = weigh(other)
      expect(bytes, `what pages of ${other} load`).toBeGreaterThan(500_000)
      expect(bytesOfTrial, `what pages of ${other} load with words of ${language}`).toBe(0)
    }
  }
})

/** The words of a language on trial, from its folder. */
async function wordsOf(language: string): Promise<object> {
  const files = globSync(join(import.meta.dirname, `../apps/web/src/words/${language}/*.ts`))
  return Object.assign({}, ...(await Promise.all(files.map((path) => import(pathToFileURL(path).href)))))
}

/** The sentences of a language that take no figures: so many words in its own letters, since names are said alike in every one. */
function sentencesOf(words: object, letters: RegExp): string[] {
  return Object.values(words).flatMap((each) => {
    if (typeof each !== 'string') return typeof each === 'object' && each !== null ? sentencesOf(each, letters) : []
    return each.split(' ').filter((word) => letters.test(word)).length >= SENTENCE_WORDS ? [each] : []
  })
}
