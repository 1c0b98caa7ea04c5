import { observer } from 'mobx-react-lite';
import { compareTexts } from '../../domain/compareTexts';
import { plainStatus } from '../../domain/plainStatus';
import { InlineSearch } from '../kit/InlineSearch';
import { InlineSelect } from '../kit/InlineSelect';
import { useStatusWords } from '../screen/useStatusWords';
import { useText } from '../text/useText';
import { ClaimOrderSelect } from './ClaimOrderSelect';
import type { ClaimsListViewModel } from './ClaimsListViewModel';

const SEARCH_LIMIT = 255;

export const ClaimsListControls = observer(({ viewModel }: { readonly viewModel: ClaimsListViewModel }) => {
  const t = useText();
  const statusWords = useStatusWords();
  const { query, show } = viewModel;
  const statuses = viewModel.statuses
    .map((value) => ({ value, text: statusWords('claim', value) }))
    .sort((a, b) => compareTexts(plainStatus(a.text), plainStatus(b.text)));
  return (
    <>
      {viewModel.isSearchable && (
        <InlineSearch
          label={t('claims.list.find')}
          value={query.search}
          onChange={(search) => show({ search })}
          maxLength={SEARCH_LIMIT}
        />
      )}
      {statuses.length > 1 && (
        <InlineSelect
          label={t('claims.list.show')}
          value={query.status}
          options={[{ value: '', text: t('claims.list.show.all') }, ...statuses]}
          onChange={(status) => show({ status })}
        />
      )}
      <ClaimOrderSelect order={query.order} onChange={(order) => show({ order })} />
    </>
  );
});
