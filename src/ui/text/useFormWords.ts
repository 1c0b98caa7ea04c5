import { useText } from './useText';

/** The texts of the kit's forms and fields. */
export const useFormWords = () => {
  const t = useText();
  return {
    form: { errorTitle: t('shell.error.title'), errorPrefix: t('shell.error.prefix') },
    password: { show: t('shell.password.show'), hide: t('shell.password.hide') },
    date: {
      month: t('shell.date.month'),
      day: t('shell.date.day'),
      year: t('shell.date.year'),
      monthPlaceholder: t('shell.date.month.placeholder'),
      dayPlaceholder: t('shell.date.day.placeholder'),
      yearPlaceholder: t('shell.date.year.placeholder'),
      impossible: t('shell.date.impossible'),
    },
    calendar: {
      previous: t('shell.calendar.previous'),
      next: t('shell.calendar.next'),
      month: t('shell.calendar.month'),
      year: t('shell.calendar.year'),
      today: (day: string) => t('shell.calendar.today', { day }),
      selected: (day: string) => t('shell.calendar.selected', { day }),
      shortcuts: { today: t('shell.calendar.shortcut.today'), yesterday: t('shell.calendar.shortcut.yesterday') },
    },
    budget: (count: number) => t('shell.characters.left', { count }),
  };
};
