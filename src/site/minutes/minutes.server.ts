import { lineHeadways } from '../../city/rail/line-headways.ts'
import { minutesPath } from '../../shared/paths.ts'
import { publicPage } from '../serve/page.server.ts'
import MinutesPage from './minutes-page.tsx'

/** The page that explains how minutes by train are counted. */
export const minutes = publicPage({
  name: 'minutes',
  path: minutesPath(),
  component: MinutesPage,
  read: () => null,
  address: () => minutesPath(),
  async load() {
    return {
      head: {
        title: 'How we count minutes by train · Sathani',
        description:
          'Walking, waiting, riding and changing: what the minutes to your place of work hold, and the assumptions behind them.',
        canonical: minutesPath(),
      },
      props: { headways: await lineHeadways() },
    }
  },
})
