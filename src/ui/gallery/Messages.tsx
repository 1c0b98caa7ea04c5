import { useState } from 'react';
import { Alert, type AlertLevel } from '../kit/Alert';
import { Badge } from '../kit/Badge';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Countdown } from '../kit/Countdown';
import { Link } from '../kit/Link';
import { Loading } from '../kit/Loading';
import { type LongWait, LongWaitContext } from '../kit/LongWait';
import { StepProgress } from '../kit/StepProgress';
import { LONG_TEXT, LONG_WORD } from './longWords';
import { Section, Specimen } from './Section';

const levels: readonly AlertLevel[] = ['error', 'info', 'warning', 'success'];

const lost: LongWait = {
  wait: () => Promise.resolve(),
  text: 'This is taking longer than usual…',
  wayOut: () => (
    <ButtonRow>
      <Button>Try again</Button>
      <Button look="quiet">Go to your dashboard</Button>
    </ButtonRow>
  ),
};

const AlertOnDemand = () => {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button onClick={() => setTimes(times + 1)}>Show the alert</Button>
      {times > 0 && (
        <Alert level="success" takeFocus={times}>
          Your changes were saved.
        </Alert>
      )}
    </>
  );
};

export const Messages = () => (
  <Section title="Messages">
    {levels.map((level) => (
      <Specimen key={level} state={`Alert, ${level}`}>
        <Alert level={level} title="Past due">
          <span>See </span>
          <Link to="/billing">the balance</Link>
          <span>.</span>
        </Alert>
      </Specimen>
    ))}
    <Specimen state="Alert that takes the focus">
      <AlertOnDemand />
    </Specimen>
    <Specimen state="Alert with long words">
      <Alert level="warning" title={LONG_TEXT}>
        {LONG_WORD}
      </Alert>
    </Specimen>
    <Specimen state="Loading">
      <Loading text="Loading your policy …" />
    </Specimen>
    <Specimen state="Loading that takes longer">
      <LongWaitContext value={lost}>
        <Loading text="Loading your policy …" />
      </LongWaitContext>
    </Specimen>
    <Specimen state="Countdown">
      <Countdown secondsLeft={95} label="Time left" announcement={(seconds) => `${String(seconds)} seconds left`} />
    </Specimen>
    <Specimen state="Badges">
      <p>
        <Badge text="Paid" /> <Badge text="Open" look="begun" /> <Badge text="In review" look="underWay" />{' '}
        <Badge text="Approved" look="good" /> <Badge text="Declined" look="problem" />{' '}
        <Badge text="Closed" look="ended" /> <Badge text={LONG_WORD} />
      </p>
    </Specimen>
    {[1, 4].map((step) => (
      <Specimen key={step} state={`Progress, step ${step}`}>
        <StepProgress step={step} of={4} text={`Step ${step} of 4`} />
      </Specimen>
    ))}
  </Section>
);
