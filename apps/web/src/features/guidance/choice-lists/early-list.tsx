import type { ReactNode } from 'react'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BelowRows } from './below-rows.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { ListTabs } from './list-tabs.tsx'
import earlyList from './run-early-list.ts?inline-script'
import { useListTab } from './use-list-tab.ts'

/** The row that others are copied from: its name is theirs once it is copied. */
const SAMPLE = 'college/branch'

/**
 * The page of the device's lists until React reads them: as the page sends it, with its rows put in by a small program that
 * stands in it, so that a slow phone shows them a second before its scripts have come. All of it stands where it stays.
 */
export function EarlyList({ title }: { title: ReactNode }) {
  const { choices: words } = useWords()
  const tab = useListTab()
  return (
    // As high as the window: what stands below would jump when the list is there. Without script none comes.
    <div role="status" aria-label={words.loading} className="min-h-dvh [@media(scripting:none)]:min-h-0">
      <div className="list-head">
        <div className="list-named">{title}</div>
      </div>
      <p className="only-without-script rounded-box bg-surface-sunken p-4">{words.withoutScript}</p>
      <div className="only-with-script">
        <ListTabs current={tab} faults={0} />
        <div className="list-page" data-tab={tab}>
          <div className="list-order list-early">
            <Skeleton className="mb-1.5 h-[47px] lg:mb-3" />
            <ol hidden data-early-sample>
              <ChoiceRow choiceKey={SAMPLE} choice={undefined} rounds={[]} profile="" />
            </ol>
            {/* Nobody can move what React does not know yet. */}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves alone what the program puts in. */}
            <ol inert data-early-rows className="choice-rows" dangerouslySetInnerHTML={{ __html: '' }} />
            <InlineScript source={earlyList} />
            <div className="list-early-below">
              <p className="type-small mt-3 text-tertiary">{words.keys}</p>
              <BelowRows />
            </div>
            <div className="list-early-boxes grid gap-3">
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
