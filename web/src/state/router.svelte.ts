/** Which page is shown: the address decides, and links change it without loading the page again. */

/** A page and what its address names. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'missing' };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'lobby' };
  if (second === undefined || rest.length > 0) return { page: 'missing' };
  const name = decodeURIComponent(second);
  if (first === 't') return { page: 'table', id: name };
  if (first === 'r') return { page: 'replay', id: name };
  if (first === 'rules') return { page: 'rules', game: name };
  return { page: 'missing' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  /** Listens to the browser's buttons and to clicks on links of this site. */
  start(): void {
    addEventListener('popstate', () => this.#show());
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash !== '') return;
      if (routeOf(link.pathname).page === 'missing') return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Goes to an address of this site. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.#show();
    scrollTo(0, 0);
  }

  #show(): void {
    this.route = routeOf(location.pathname);
  }
}

export const router = new Router();
