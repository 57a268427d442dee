import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorView } from './mentor-view.tsx'
import { mentorWithMonthQuery } from './mentors.queries.ts'
import { SaveMentor } from './save-mentor.tsx'

/** One mentor, inside the dashboard of a mentee. */
export default function MenteeMentorPage() {
  const { mentoring: words } = useWords()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const query = useQuery(mentorWithMonthQuery(id, search.get('month')))
  return (
    <Loaded query={query} heading={words.title} failed={words.loadFailed}>
      {({ mentor, free }) => (
        <MentorView
          mentor={mentor}
          free={free}
          isReload={false}
          save={<SaveMentor id={mentor._id} firstName={mentor.firstName} />}
        />
      )}
    </Loaded>
  )
}
