// Takes pictures of pages for looking at them: node test/visual/shots.mjs [filter]. They go to shots/.
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const filter = new RegExp(process.argv[2] ?? '');
const server = await createServer({ server: { port: 5199 }, logLevel: 'warn' });
await server.listen();
// Where 5199 is taken, another port is: the pictures must be of these files.
const [home] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const still = (page) => page.evaluate(() => window.still());
const pick = async (page, selector) => page.click(selector);
const SCENES = {
  lobby: { query: 'page=lobby' },
  rules: { query: 'page=rules' },
  waiting: { query: 'game=five-raids&phase=waiting' },
  start: { query: 'step=0&guide=1' },
  turn: { query: 'step=18' },
  plan: { query: 'step=18', act: (page) => pick(page, '.museum.can .front') },
  raid: { query: 'game=five-raids&step=21', act: (page) => pick(page, '.exhibit-button') },
  theirs: { query: 'step=31' },
  rolled: {
    query: 'step=17',
    act: async (page) => {
      await page.evaluate(() => window.next(18));
      await page.waitForSelector('.roll .settled');
    },
  },
  rolling: {
    query: 'step=16',
    act: async (page) => {
      await page.evaluate(() => window.next(17));
    },
  },
  over: { query: 'step=52', isOver: true },
  'quartz-roll': {
    query: 'game=quartz-three&step=20',
    act: async (page) => {
      await page.keyboard.press('1');
      await page.keyboard.press('2');
    },
  },
  'quartz-act': { query: 'game=quartz-three&step=8', act: (page) => pick(page, '.tool.can') },
  'quartz-steal': {
    query: 'game=quartz-last&step=173',
    act: async (page) => {
      await pick(page, '.tool.can');
      await pick(page, '.bench button.crystal');
      await pick(page, '.bench button.crystal >> nth=-1');
    },
  },
  'quartz-transfer': {
    query: 'game=quartz-last&step=222',
    act: async (page) => {
      await pick(page, '.tool.can');
      await pick(page, '.person');
    },
  },
  'quartz-chest': {
    query: 'game=quartz-tournament&step=248',
    act: async (page) => {
      await pick(page, '.tool.can');
      await pick(page, '.bench button.crystal');
    },
  },
  'quartz-return': { query: 'game=quartz-three&step=10', act: (page) => pick(page, '.bench button.crystal') },
  'quartz-leader': { query: 'game=quartz-three&step=67', act: (page) => pick(page, '.person') },
  'quartz-theirs': { query: 'game=quartz-last&step=100' },
  'quartz-rolling': {
    query: 'game=quartz-three&step=19',
    act: async (page) => {
      await page.evaluate(() => window.next(20));
    },
  },
  'quartz-over': { query: 'game=quartz-three&step=100', isOver: true },
  'quartz-last-over': { query: 'game=quartz-last&step=240', isOver: true },
  'quartz-tournament-over': { query: 'game=quartz-tournament&step=294', isOver: true },
  'quartz-rules': { query: 'game=quartz-three&page=rules' },
  'museum-place': { query: 'game=museum-octagon&step=46', act: (page) => pick(page, '.spaces .open') },
  'museum-choose': { query: 'game=museum-four&step=38&guide=1', act: (page) => pick(page, '.seven .piece >> nth=4') },
  'museum-turn': { query: 'game=museum-four&step=51' },
  'museum-move': {
    query: 'game=museum-four&step=51',
    act: async (page) => {
      await pick(page, '.seven .piece >> nth=6');
      await pick(page, '.ways .way >> nth=-1');
    },
  },
  'museum-swap': {
    query: 'game=museum-four&step=51',
    act: async (page) => {
      await pick(page, '.mode >> nth=1');
      await pick(page, '.seven .piece >> nth=0');
      await pick(page, '.seven .piece >> nth=5');
    },
  },
  'museum-challenge': {
    query: 'game=museum-four&step=47',
    act: async (page) => {
      await pick(page, '.mode >> nth=2');
      await pick(page, '.dossier .person >> nth=1 >> button >> nth=3');
    },
  },
  'museum-rings': { query: 'game=museum-octagon&step=52', act: (page) => pick(page, '.hall header button') },
  'museum-theirs': { query: 'game=museum-four&step=48' },
  'museum-told': { query: 'game=museum-four&step=66' },
  'museum-watch': { query: 'game=museum-four&step=48&watch=1' },
  'museum-brought': { query: 'game=museum-brought&step=14' },
  'museum-over': { query: 'game=museum-four&step=999', isOver: true },
  'crew-place': { query: 'game=crew-two&kind=placing&guide=1' },
  'crew-act': { query: 'game=crew-four&kind=acting&left=17000' },
  'crew-roll': { query: 'game=crew-four&kind=rolling&left=4400' },
  'crew-card': { query: 'game=crew-four&kind=acting', act: (page) => pick(page, '[data-square="1D3"]') },
  'crew-sight': {
    query: 'game=crew-four&kind=acting',
    act: async (page) => {
      await pick(page, '.tools button >> nth=0');
      await pick(page, '.tools button >> nth=1');
    },
  },
  'crew-over': { query: 'game=crew-two&kind=over', isOver: true },
  'crew-rules': { query: 'game=crew-two&page=rules' },
  'museum-rules': { query: 'game=museum-four&page=rules' },
  'jewel-draft': { query: 'game=jewel-three&kind=draft', act: (page) => pick(page, '.draft .pick >> nth=1') },
  'jewel-gear': { query: 'game=jewel-three&kind=gear_draft', act: (page) => pick(page, '.stack >> nth=2') },
  'jewel-start': { query: 'game=jewel-three&kind=start', act: (page) => pick(page, '.goal >> nth=3') },
  'jewel-choose': {
    query: 'game=jewel-three&kind=choose',
    act: async (page) => {
      await pick(page, '.hand .card >> nth=2');
      await pick(page, '.spaces .open >> nth=3');
    },
  },
  'jewel-move': { query: 'game=jewel-three&kind=move', act: (page) => pick(page, '.goal >> nth=4') },
  'jewel-place': { query: 'game=jewel-three&kind=place' },
  'jewel-theirs': { query: 'game=jewel-three&kind=theirs' },
  'jewel-over': { query: 'game=jewel-three&kind=over', isOver: true },
  'jewel-turn': { query: 'game=jewel-three&kind=before', act: (page) => pick(page, '.option >> nth=1') },
  'jewel-rules': { query: 'game=jewel-three&page=rules' },
  'jewel-crew': { query: 'game=jewel-crew&kind=move', act: (page) => pick(page, '.goal >> nth=2') },
  'jewel-crew-choose': { query: 'game=jewel-crew&kind=choose&guide=1' },
  'jewel-crew-over': { query: 'game=jewel-crew&step=999', isOver: true },
};
const WIDTHS = { 1440: 900, 1024: 768, 390: 844 };
for (const [name, { query, act, isOver }] of Object.entries(SCENES)) {
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const [theme, lang] of [
      ['dark', 'en'],
      ['light', 'fr'],
    ]) {
      const shot = `${name}-${width}-${theme}-${lang}`;
      if (!filter.test(shot)) continue;
      // Where no motion is wanted a result is counted at once.
      const page = await browser.newPage({
        viewport: { width: Number(width), height },
        reducedMotion: isOver === true ? 'reduce' : 'no-preference',
      });
      page.on('pageerror', (error) => console.error(shot, error.message));
      page.on(
        'console',
        (line) => line.type() === 'error' && !line.text().includes('Failed to load resource') && console.error(shot, line.text()),
      );
      await page.goto(`${home}test/visual/index.html?${query}&theme=${theme}&lang=${lang}`);
      await page.waitForSelector('html[data-ready]', { timeout: 20000 });
      await still(page);
      await act?.(page);
      await still(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.error(`${shot}: ${wide} px too wide`);
      await page.screenshot({ path: `shots/${shot}.png`, fullPage: width === '390' });
      await page.close();
      console.log(shot);
    }
  }
}
await browser.close();
await server.close();
