import type { SharedChoiceList } from '@sopaan/contract/choice-lists'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { replayChoices } from '@sopaan/domain/choice-lists/choice-list-replay'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { forwardLoaderHeaders, linkLoader } from '#web/search-form/answer-loader.ts'
import { useProfileFacts } from '#web/search-form/use-profile-facts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { LinkGone } from './link-gone.tsx'
import { fetchSharedList } from './list-links.queries.ts'
import { ListReplay } from './list-replay.tsx'
import { playablePools } from './playable-pools.ts'
import { ReadStateRows } from './read-state-rows.tsx'
import { RunningSeason } from './running-season.tsx'
import { SharedRows } from './shared-rows.tsx'

/** The link is the key: what is behind it is kept nowhere on the way, and search engines are told to stay away. */
export const loader = linkLoader(fetchSharedList)

export const headers = forwardLoaderHeaders

export default function SharedListPage() {
  const { choices: words } = useWords()
  const list = useLoaderData<typeof loader>()
  if (list === null) {
    return (
      <div className="page-width py-12">
        <DocumentHead title={words.sharedGone} description={words.sharedGoneText} isIndexed={false} />
        <h1 className="type-title">{words.sharedGone}</h1>
        <LinkGone why={words.sharedGoneText} />
      </div>
    )
  }
  return <SharedList list={list} />
}

function SharedList({ list }: { list: SharedChoiceList }) {
  const { token } = useParams()
  const { choices: words, language } = useWords()
  const { judged } = list
  const { josaa: keys, state } = choicesApart(list.keys)
  const { choices, unknownKeys, ...facts } = judged
  const byKey = new Map(choices.map((choice) => [choice.key, choice]))
  return (
    <>
      <DocumentHead
        title={words.sharedTitle(list.name)}
        description={words.sharedLead(formatDate(list.sharedOn, language))}
        isIndexed={false}
        {...(token === undefined
          ? {}
          : { picture: `/api/v1/shared-choice-lists/${token}/picture?language=${language}` })}
      />
      <PageHead>
        <h1 className="type-title wrap-anywhere">{list.name}</h1>
        <p className="type-lead measure mt-4 text-secondary">{words.sharedLead(formatDate(list.sharedOn, language))}</p>
        {list.profile === null ? <p className="mt-1 text-secondary">{words.sharedPlain}</p> : <ShownFor list={list} />}
        {list.keys.length > 0 && <CopyButton list={list} keys={list.keys} />}
      </PageHead>
      <div className="page-width pt-6">
        {list.keys.length === 0 ? (
          <EmptyState title={words.sharedEmpty} />
        ) : (
          <>
            {keys.length > 0 && (
              <>
                <p className="mb-3 text-secondary">{words.seats(keys.length, groupIndian(keys.length))}</p>
                <SharedRows keys={keys} judged={judged} />
              </>
            )}
            <ReadStateRows keys={state} choices={list.stateChoices} />
            {list.profile !== null && keys.length > 0 && (
              <ListReplay
                keys={keys}
                judged={{ ...facts, byKey }}
                seasons={replayChoices(
                  keys.map((key) => playablePools(byKey.get(key))),
                  judged.rounds,
                )}
              />
            )}
          </>
        )}
      </div>
    </>
  )
}

/** The ranks, category and state that the owner chose to show, by which the list is judged. */
function ShownFor({ list: { profile, judged } }: { list: SharedChoiceList }) {
  const { choices: words } = useWords()
  const shown = Object.entries(profile ?? {}).map(([key, value]): [string, string] => [key, String(value)])
  const facts = useProfileFacts(new URLSearchParams(shown))
  return (
    <>
      <p className="mt-1 text-secondary">{words.sharedFor}</p>
      <ul aria-label={words.profileLabel} className="mt-3 flex flex-wrap gap-2">
        {facts?.map((fact) => (
          <li key={fact}>
            <Chip>{fact}</Chip>
          </li>
        ))}
      </ul>
      <RunningSeason judged={judged} />
    </>
  )
}

/** Copies the list to the reader's own. What copies is asked for when it is pressed: most only read. */
function CopyButton({ list, keys }: { list: SharedChoiceList; keys: readonly string[] }) {
  const { choices: words, language } = useWords()
  const { isBusy, failure: isFailed, send } = useSending<true>()
  const [copied, setCopied] = useState<string>()
  async function copy(): Promise<void> {
    const { copyTo } = await import('./copy-list.ts')
    setCopied(await copyTo(list.name, keys, language))
  }
  return (
    <div className="only-with-script mt-5">
      {copied === undefined ? (
        <Button disabled={isBusy} onClick={() => void send(copy, () => true)}>
          {words.sharedCopy}
        </Button>
      ) : (
        <a href={copied} className={buttonClasses('pen')}>
          {words.sharedCopied}
        </a>
      )}
      {isFailed && <Banner title={words.shareFailed} tone="error" />}
    </div>
  )
}
