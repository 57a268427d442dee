/** Fees of a year that a search may be narrowed to, in rupees. */
export const FEE_LIMITS = ['75000', '150000', '200000', '250000', '300000'] as const

/** Ranks in NIRF Engineering that a search may be narrowed to. */
export const NIRF_LIMITS = ['25', '50', '100', '200'] as const

/** Median salaries of graduates that a search may be narrowed to, rupees a year. */
export const SALARY_LIMITS = ['600000', '900000', '1200000', '1600000', '2000000'] as const

/** Shares of women among the undergraduates that a search may be narrowed to, whole percent; 28 is the most that any filed. */
export const WOMEN_LIMITS = ['18', '20', '22', '25'] as const

/** Distances from the home city that a search may be narrowed to, km. */
export const KM_LIMITS = ['300', '600', '1000'] as const

/** The most that a figure may be limited to by who types it: rupees, a rank, rupees, percent, km. */
export const FEE_MAX = 3_000_000
export const NIRF_MAX = 1000
export const SALARY_MAX = 10_000_000
export const WOMEN_MAX = 100
export const KM_MAX = 4000
