import type { CalendarNames } from '../calendars.ts'

const months = ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्तूबर', 'नवंबर', 'दिसंबर']

/** Days and months as Hindi writes them. Short months end in a sign that nobody writes by hand: they are written out. */
export const calendar: CalendarNames = {
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  months,
  shortMonths: months,
}
