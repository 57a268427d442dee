import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** How long typing rests before the address follows it; browsers refuse more than about three changes a second. */
const ADDRESS_AFTER_MS = 400

/**
 * What the reader has entered, from the address and from what was typed since. The address follows the typing, so a
 * reload, a shared link and a page without script show the same answer.
 */
export function useAnswers(): {
  answers: URLSearchParams
  handleInput: (event: FormEvent<HTMLFormElement>) => void
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void
} {
  const [search] = useSearchParams()
  const [typed, setTyped] = useState<string>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => {
      navigate(`${pathname}?${typed}`, { replace: true, preventScrollReset: true })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, navigate, pathname])
  return {
    answers: new URLSearchParams(typed ?? search.toString()),
    handleInput: (event) => setTyped(answersOfForm(event.currentTarget).toString()),
    handleSubmit: (event) => {
      event.preventDefault()
      setTyped(answersOfForm(event.currentTarget).toString())
    },
  }
}

/** The answers of a form. Empty ones are left out, except in rows, whose cells belong together by their place. */
export function answersOfForm(form: HTMLFormElement): URLSearchParams {
  const all = [...new FormData(form)].flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[key, value.trim()]] : [],
  )
  const isInRow = (key: string) => all.filter(([other]) => other === key).length > 1
  return new URLSearchParams(all.filter(([key, value]) => value !== '' || isInRow(key)))
}

/** One of a list, or its first entry where the address says something else. */
export function readChoice<const Choice extends string>(
  text: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === text) ?? choices[0]
}
