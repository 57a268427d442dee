import { useWords } from '#web/words/use-words.tsx'

/** Says that the browser works at a puzzle of the server before it goes on; nothing the rest of the time. */
export function RobotCheck({ isRunning }: { isRunning: boolean }) {
  const { auth } = useWords()
  return (
    <p role="status" className="type-small text-center text-secondary">
      {isRunning && auth.robotCheck}
    </p>
  )
}
