import { useState } from 'react';
import { Money } from '../../domain/Money';
import { BeforeAfter } from '../account/BeforeAfter';
import { Amount } from '../kit/Amount';
import { Badge } from '../kit/Badge';
import { DescriptionList } from '../kit/DescriptionList';
import { InlineSearch } from '../kit/InlineSearch';
import { InlineSelect } from '../kit/InlineSelect';
import { Pagination } from '../kit/Pagination';
import { type Paging, firstPage, pageOf } from '../kit/paging';
import { type Column, Table } from '../kit/Table';
import { LONG_TEXT, LONG_WORD } from './longWords';
import { Section, Specimen } from './Section';

interface Row {
  readonly reference: string;
  readonly equipment: string;
  readonly amount: number;
}

const rows: readonly Row[] = [
  { reference: 'HC-204938', equipment: 'Boiler', amount: 123_450 },
  { reference: 'HC-204939', equipment: LONG_WORD, amount: 1_200 },
  { reference: 'HC-204940', equipment: 'Well pump', amount: 0 },
];

const columns: readonly Column<Row>[] = [
  { title: 'Reference', cell: ({ reference }) => reference },
  { title: 'Equipment', cell: ({ equipment }) => equipment },
  { title: 'Amount', cell: ({ amount }) => <Amount of={Money.ofCents(amount)} />, isNumber: true },
];

const fiveColumns: readonly Column<Row>[] = [
  ...columns,
  { title: 'Account', cell: () => 'Visa ending in 1111' },
  { title: 'Status', cell: () => <Badge text="Successful" look="good" /> },
];

const numbers = Array.from({ length: 24 }, (_, index) => index);

const SelectableTable = () => {
  const [selected, select] = useState('HC-204938');
  return (
    <Table
      caption={<h3>Claims</h3>}
      columns={columns}
      rows={rows}
      selection={{
        isSelected: ({ reference }) => reference === selected,
        onSelect: ({ reference }) => select(reference),
        label: ({ reference }) => `Show the details of claim ${reference}`,
      }}
    />
  );
};

const SortableTable = () => {
  const [direction, sort] = useState<'ascending' | 'descending'>();
  const turn = (): void => sort(direction === 'ascending' ? 'descending' : 'ascending');
  return (
    <Table
      caption="Claims in an order"
      controls={
        <>
          <InlineSearch label="Reference" value="HC-20" onChange={() => {}} maxLength={40} />
          <InlineSelect label="Show" value="" options={[{ value: '', text: 'All' }]} onChange={() => {}} />
        </>
      }
      columns={columns.map((column, index) => ({
        ...column,
        ...(index < 2 && { sort: { direction: index === 0 ? 'descending' : direction, onSort: turn } }),
      }))}
      rows={rows.slice(0, 1)}
    />
  );
};

const Pages = ({ at, of }: { readonly at: number; readonly of: string }) => {
  const [paging, turn] = useState<Paging>({ ...firstPage, index: at });
  return <Pagination page={pageOf(numbers, paging)} onTurn={turn} of={of} />;
};

export const Lists = () => (
  <Section title="Lists">
    <Specimen state="Table" wide>
      <Table caption="Payments" columns={columns} rows={rows} />
    </Specimen>
    <Specimen state="Table of five columns, compact on a phone" wide>
      <Table caption="Payments" columns={fiveColumns} rows={rows} isCompact />
    </Specimen>
    <Specimen state="Table whose rows can be selected, the first selected" wide>
      <SelectableTable />
    </Specimen>
    <Specimen state="Table that can be sorted, with what chooses its rows" wide>
      <SortableTable />
    </Specimen>
    <Specimen state="Table, empty" wide>
      <Table caption="Documents" columns={columns} rows={[]} />
    </Specimen>
    {['the first', 'one between', 'the last'].map((page, index) => (
      <Specimen key={page} state={`Pages: ${page}`} wide>
        <Pages at={index} of={page} />
      </Specimen>
    ))}
    <Specimen state="Facts" wide>
      <DescriptionList
        items={[
          { term: 'Policy Number', value: 'HH-1001' },
          { term: 'Coverage', value: 'Equipment Breakdown' },
          { term: 'Nothing', value: '' },
          { term: 'Premium', value: <BeforeAfter before="$59.88/year" after="$167.76/year" /> },
          { term: 'A long change', value: <BeforeAfter before={LONG_TEXT} after={LONG_TEXT} /> },
          { term: LONG_TEXT, value: LONG_WORD },
        ]}
      />
    </Specimen>
  </Section>
);
