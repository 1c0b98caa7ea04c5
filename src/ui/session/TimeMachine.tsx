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
  const [clears, setClears] = useState(0);

  const choose = (chosen: CalendarDate | undefined, on: boolean): void => {
    setOn(on);
    setDate(chosen);
    travel.choose(chosen);
  };

  return (
    <Panel>
      <Stack>
        <Checkbox
          name="timeTravel"
          label="Change Today's Date"
          checked={isOn}
          onChange={(on) => {
            choose(on ? today : undefined, on);
            if (!on) setClears(clears + 1);
          }}
        />
        {/* A cleared checkbox empties the input. */}
        <DateField
          key={clears}
          name="now"
          label="Today's date"
          value={date}
          onChange={(chosen) => choose(chosen, isOn || chosen !== undefined)}
        />
      </Stack>
    </Panel>
  );
};
