import { createHash } from 'node:crypto'
import { THEME_KEY } from '../ui/theme-choice.ts'
import { HEARD, PRESSED } from '../ui/use-early-press.ts'
import { MINUTES_KEY } from '../units/site/minutes/remembered.ts'

/** Puts on the theme that the reader chose before anything is drawn: no page flashes white at night. */
export const THEME_LINE = `try{let t=localStorage.getItem('${THEME_KEY}');if(t)document.documentElement.dataset.theme=t}catch{}`

/** Says before anything is drawn how many places of work the reader's browser remembers: their room is kept. */
export const MINUTES_LINE = `try{let m=JSON.parse(localStorage.getItem('${MINUTES_KEY}'));if(m)document.documentElement.dataset.minutes=m.names.length}catch{}`

/** Says on the document that the picture of all icons did not come: what is only an icon is then named. */
export const ICONS_LINE = `addEventListener('error',e=>{if(e.target.as=='image')document.documentElement.dataset.iconless=''},true);`

/** The id of the element that names what a document asks for later, as a JSON array of scripts. */
export const SCRIPTS_ID = 'page-scripts'

/**
 * Asks for a document's scripts once its first picture is on the screen: fetched with it they would hold it
 * up. The last one is run; where it does not come, the document says so, and is as without scripts. What
 * nobody sees yet, and so never draws, asks at once.
 */
export const LATER_LINE = `{let f=()=>{let l=JSON.parse(document.getElementById('${SCRIPTS_ID}').textContent),e;for(let u of l){e=document.createElement('link');e.rel='modulepreload';e.href=u;document.head.append(e)}e=document.createElement('script');e.type='module';e.src=l.pop();e.onerror=()=>document.documentElement.dataset.unscripted='';document.head.append(e)},p='paint';document.hidden||!PerformanceObserver.supportedEntryTypes.includes(p)?f():new PerformanceObserver((l,o)=>{o.disconnect();f()}).observe({type:p,buffered:true})}`

/**
 * Marks what is done before anything hears it; useEarlyPress does it again. Of buttons it is the last one,
 * but of those that are pressed or not (hearts) each, with what it was to become; pressed twice it is nothing.
 */
export const PRESS_LINE = `{let m='${PRESSED}',d=document,h=e=>{let t=e.target,b=e.type=='click'?t.closest('button[type=button]'):t.matches('[type=checkbox],[type=radio],select')&&t,p=b&&b.ariaPressed;if(!b)return;if(p&&b.hasAttribute(m))return b.removeAttribute(m);if(e.type=='click'&&!p)d.querySelector('button['+m+']:not([aria-pressed])')?.removeAttribute(m);b.setAttribute(m,p?p!='true':b.value||'')},k=['click','change'];for(let n of k)addEventListener(n,h,true);addEventListener('${HEARD}',()=>{for(let n of k)removeEventListener(n,h,true)},{once:true})}`

/** How the Content-Security-Policy allows these inline scripts and no other. */
export const INLINE_SOURCES = [THEME_LINE + MINUTES_LINE + ICONS_LINE, PRESS_LINE + LATER_LINE]
  .map((line) => `'sha256-${createHash('sha256').update(line).digest('base64')}'`)
  .join(' ')
