import { type ConsentPurpose, consents } from '@sopaan/contract/consents'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useDeed } from '#web/identity/use-deed.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { consentsQuery } from './accounts.queries.ts'

/** Each consent alone, given and taken back by one tick. */
export function ConsentsSection() {
  const { account, language } = useWords()
  const query = useQuery(consentsQuery)
  const { isBusy, run } = useDeed()
  const handleChange = (purpose: ConsentPurpose, isGiven: boolean) =>
    run(
      async () => {
        const { data } = await request(consents.change, { params: { purpose }, body: { isGiven, language } })
        queryClient.setQueryData(consentsQuery.queryKey, data)
      },
      { done: account.saved, failed: account.updateFailed },
    )
  return (
    <Section id="consents" title={account.consents} lead={account.consentsLead}>
      <Loaded query={query}>
        {(given) => (
          <div>
            {given.map(({ purpose, isGiven }) => (
              <Checkbox
                key={purpose}
                label={account.purposes[purpose]}
                checked={isGiven}
                disabled={isBusy}
                onChange={(event) => void handleChange(purpose, event.currentTarget.checked)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  )
}
