import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { QUESTION_HASH } from '#web/offline/worker-words.ts'

/** Asks what the worker handed on to the stored page of questions, since no page of its answer is stored. */
export function useHandedQuestion(): void {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash.startsWith(QUESTION_HASH))
      void navigate(`${pathname}?${hash.slice(QUESTION_HASH.length)}`, { replace: true })
  }, [hash, pathname, navigate])
}
