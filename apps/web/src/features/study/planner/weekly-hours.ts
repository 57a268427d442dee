/** The fewest and the most hours a week that a plan is made for. */
export const HOURS_MIN = 2
export const HOURS_MAX = 70
