import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorView } from './mentor-view.tsx'
import { mentorWithTimesQuery } from './mentors.queries.ts'
import { SaveMentor } from './save-mentor.tsx'

/** One mentor, inside the dashboard of a mentee. */
export default function MenteeMentorPage() {
  const { mentoring: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(mentorWithTimesQuery(id))
  return (
    <Loaded query={query} failed={words.loadFailed}>
      {({ mentor, times }) => (
        <MentorView
          mentor={mentor}
          times={times}
          isReload={false}
          save={<SaveMentor id={mentor._id} firstName={mentor.firstName} />}
        />
      )}
    </Loaded>
  )
}
