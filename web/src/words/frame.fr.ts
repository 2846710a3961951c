/** The words that every page needs, in one language: loaded once, before the first page is shown. */
import titles from 'titles:fr';

const files = import.meta.glob<string>('../../../locales/fr/{common,protocol,server,table,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [...Object.values(files), titles];
