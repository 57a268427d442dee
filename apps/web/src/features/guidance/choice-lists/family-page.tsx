import type { FamilyList } from '@sopaan/contract/list-links'
import { isStateChoice } from '@sopaan/domain/choice-lists/choice-list'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { useEffect, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { DocumentHead, PRODUCT_PICTURE } from '#web/document-head.tsx'
import { forwardLoaderHeaders, linkLoader } from '#web/search-form/answer-loader.ts'
import { useProfileFacts } from '#web/search-form/use-profile-facts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useSending } from '#web/use-sending.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FamilyComments } from './family-comments.tsx'
import { FamilyRows, familyName } from './family-rows.tsx'
import { LinkGone } from './link-gone.tsx'
import { fetchFamilyList, readAsReader, sendHeart } from './list-links.queries.ts'

/** The link is the key: what is behind it is stored nowhere on the way, and search engines are told to stay away. */
export const loader = linkLoader(fetchFamilyList)

export const headers = forwardLoaderHeaders

export default function FamilyPage() {
  const { choices } = useWords()
  const { token = '' } = useParams()
  const list = useLoaderData<typeof loader>()
  const title = list === null ? choices.sharedGone : choices.family.pageTitle
  return (
    <div className="page-width max-w-3xl py-6">
      <DocumentHead {...(list === null ? { title } : cardOf(list, choices.family))} isIndexed={false} />
      <h1 className="type-section">{title}</h1>
      {list === null ? <LinkGone why={choices.family.gone} /> : <Family key={token} token={token} first={list} />}
    </div>
  )
}

/** What a chat shows of the link: how many choices, how likely, the first and the last, as the sheet that sent it said. */
function cardOf(list: FamilyList, words: Words['choices']['family']) {
  const josaa = list.choices.filter(({ key }) => !isStateChoice(key))
  const names = josaa.map(familyName).map(({ college, branch }) => `${college} ${branch}`)
  const count = (band: string) => josaa.filter(({ chance }) => chance?.band === band).length
  const bands = josaa.some(({ chance }) => chance !== undefined)
    ? `${words.bands({ reach: count('reach'), likely: count('likely'), safe: count('safe') })}. `
    : ''
  return {
    title: words.linkTitle(names.length, groupIndian(names.length)),
    description: bands + words.firstAndLast(names),
    picture: PRODUCT_PICTURE,
  }
}

function Family({ token, first }: { token: string; first: FamilyList }) {
  const { choices, language } = useWords()
  const words = choices.family
  const [list, setList] = useState(first)
  const { failure: isFailed, send } = useSending<true>()
  const facts = useProfileFacts(new URLSearchParams(list.profile ?? {}))
  useEffect(() => {
    // What is this reader's own; the page is whole without it.
    readAsReader(token).then(setList, () => undefined)
  }, [token])
  return (
    <>
      <p className="mt-3 text-xl leading-relaxed">{words.pageLead}</p>
      <p className="mt-1 text-secondary">{words.sharedOn(formatDate(list.sharedOn, language))}</p>
      {facts && (
        <ul aria-label={choices.profileLabel} className="mt-3 flex flex-wrap gap-2">
          {facts.map((fact) => (
            <li key={fact}>
              <Chip>{fact}</Chip>
            </li>
          ))}
        </ul>
      )}
      <FamilyRows
        list={list}
        onHeart={(key, isOn) =>
          void send(
            async () => setList(await sendHeart(token, key, isOn)),
            () => true,
          )
        }
      />
      {isFailed && <Banner title={words.failed} tone="error" />}
      <FamilyComments token={token} list={list} onList={setList} />
    </>
  )
}
