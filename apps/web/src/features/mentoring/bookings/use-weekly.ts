import type { WeeklyTime } from '@sopaan/contract/booking-series'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { weeklyTimesQuery } from './bookings.queries.ts'

/** Sessions of every week from a chosen time on: how many, which weeks can be had, and which of them are wanted. */
export function useWeekly(mentorId: string, startsAt: string | undefined) {
  const [times, setTimes] = useState(1)
  const [toggled, setToggled] = useState<readonly string[]>([])
  const query = useQuery(weeklyTimesQuery(mentorId, startsAt, times))
  const isOn = times > 1 && startsAt !== undefined
  // Whatever is free and clashes with nothing is wanted, until it is said otherwise.
  const isWanted = (time: WeeklyTime) => time.isFree && (time.clash === null) !== toggled.includes(time.startsAt)
  const wanted = isOn ? (query.data ?? []).filter(isWanted) : []
  const toggle = (time: WeeklyTime) =>
    setToggled((before) =>
      before.includes(time.startsAt) ? before.filter((at) => at !== time.startsAt) : [...before, time.startsAt],
    )
  return { times, setTimes, isOn, query, isWanted, toggle, wanted }
}

export type Weekly = ReturnType<typeof useWeekly>
