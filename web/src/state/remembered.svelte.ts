/** What this browser remembers between visits. Nothing here is needed: where storage is forbidden, the page works without. */
import type { LanguageCode } from '../words/speaker.ts';

/** How the page looks: as the system does, or as chosen. */
export type Theme = 'system' | 'dark' | 'light';

const KEY = 'capers';

interface Kept {
  language: LanguageCode | null;
  theme: Theme;
  odds: boolean;
  sound: boolean;
  guided: boolean;
}

const DEFAULTS: Kept = { language: null, theme: 'system', odds: true, sound: false, guided: false };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** What is remembered; writing a field keeps it. */
class Remembered {
  #kept = $state(read());

  get language(): LanguageCode | null {
    return this.#kept.language;
  }
  set language(language: LanguageCode | null) {
    this.#keep({ language });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.applyTheme();
  }
  /** Whether choices show their odds. */
  get odds(): boolean {
    return this.#kept.odds;
  }
  set odds(odds: boolean) {
    this.#keep({ odds });
  }
  /** Whether a soft sound says that it is the reader's turn. */
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  /** Whether the hints of the first turn were seen or skipped. */
  get guided(): boolean {
    return this.#kept.guided;
  }
  set guided(guided: boolean) {
    this.#keep({ guided });
  }

  /** Shows the page in the theme; `system` leaves it to the style sheet. */
  applyTheme(): void {
    if (this.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still shows the page.
    }
  }
}

export const remembered = new Remembered();
