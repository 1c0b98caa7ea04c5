import { useState } from 'react';
import type { TimeTravel } from '../../application/ports/TimeTravel';
import type { CalendarDate } from '../../domain/CalendarDate';
import { Checkbox } from '../kit/Checkbox';
import { DateField } from '../kit/DateField';
import { Panel } from '../kit/Panel';
import { Stack } from '../kit/Stack';

interface TimeMachineProps {
  readonly travel: TimeTravel;
  readonly today: CalendarDate;
}

/** Lets a tester change today's date. Its texts are not in the catalogue, so a build without time travel does not contain them. */
export const TimeMachine = ({ travel, today }: TimeMachineProps) => {
  const [date, setDate] = useState(travel.chosen());
  const [isOn, setOn] = useState(date !== undefined);

  const choose = (chosen: CalendarDate | undefined): void => {
    setDate(chosen);
    travel.choose(chosen);
  };
  const toggle = (on: boolean): void => {
    setOn(on);
    choose(on ? today : undefined);
  };

  return (
    <Panel>
      <Stack>
        <Checkbox name="timeTravel" label="Change Today's Date" checked={isOn} onChange={toggle} />
        {isOn && <DateField name="now" label="Today's date" value={date} onChange={choose} />}
      </Stack>
    </Panel>
  );
};
