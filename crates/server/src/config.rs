//! Every setting of the server, each as a flag and as an environment variable.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{BoolishValueParser, PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Args, FromArgMatches};
use store::DataFolder;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// The settings of a server.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// The address to listen on. The default is reachable from this machine only.
    #[arg(long, env = "CAPERS_BIND", default_value = "127.0.0.1")]
    pub bind: IpAddr,
    /// The port to listen on; 0 takes any that is free.
    #[arg(long, env = "CAPERS_PORT", default_value = "7878")]
    pub port: u16,
    /// The folder of the data: `$XDG_DATA_HOME/capers` or `~/.local/share/capers` or `./data` if left out.
    #[arg(long, env = "CAPERS_DATA")]
    pub data: Option<PathBuf>,
    /// The address under which people reach this server, such as `https://capers.example`; for links, cookies and the check of origins.
    #[arg(long, env = "CAPERS_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Other origins whose pages may open sockets here.
    #[arg(long, env = "CAPERS_ALLOW_ORIGIN", value_delimiter = ',')]
    pub allow_origin: Vec<String>,
    /// Believes the last address in `X-Forwarded-For`. Only behind a proxy that sets it.
    #[arg(long, env = "CAPERS_TRUST_PROXY", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    pub trust_proxy: bool,
    /// The most connections at once.
    #[arg(long, env = "CAPERS_MAX_CONNECTIONS", default_value = "20000")]
    pub max_connections: usize,
    /// The most connections at once from one address.
    #[arg(long, env = "CAPERS_MAX_CONNECTIONS_PER_ADDRESS", default_value = "100")]
    pub max_connections_per_address: usize,
    /// The most messages a second on one connection, over a longer while; three times as many at once.
    #[arg(long, env = "CAPERS_MESSAGE_RATE", default_value = "20")]
    pub message_rate: u32,
    /// The most requests a second from one address, over a longer while; five times as many at once.
    #[arg(long, env = "CAPERS_REQUEST_RATE", default_value = "10")]
    pub request_rate: u32,
    /// The most tables, players and tokens that one address may make a minute.
    #[arg(long, env = "CAPERS_CREATE_RATE", default_value = "20")]
    pub create_rate: u32,
    /// How many KiB of tables, players and chat one address may have kept an hour.
    #[arg(long, env = "CAPERS_ADDRESS_QUOTA", default_value = "16384")]
    pub address_quota: u32,
    /// How many KiB of tables and chat one player may have kept an hour.
    #[arg(long, env = "CAPERS_PLAYER_QUOTA", default_value = "4096")]
    pub player_quota: u32,
    /// How many moves an hour are made for one address without waiting, over all its connections; beyond that its moves come one by one.
    #[arg(long, env = "CAPERS_ADDRESS_MOVES", default_value = "36000")]
    pub address_moves: u32,
    /// How many tables that wait for their game one player may have opened.
    #[arg(long, env = "CAPERS_PLAYER_TABLES", default_value = "20")]
    pub player_tables: u32,
    /// After how many days a table that waits for its game and that nobody touches is removed; 0: never.
    #[arg(long, env = "CAPERS_WAITING_DAYS", default_value = "14")]
    pub waiting_days: u32,
    /// After how many days a finished table is removed; 0: never.
    #[arg(long, env = "CAPERS_FINISHED_DAYS", default_value = "0")]
    pub finished_days: u32,
    /// How many bytes may wait for a slow reader before it is dropped.
    #[arg(long, env = "CAPERS_SEND_BUFFER", default_value = "1048576")]
    pub send_buffer: usize,
    /// How many seconds a new connection has to send its request and to say hello.
    #[arg(long, env = "CAPERS_HELLO_TIMEOUT", default_value = "10", value_parser = seconds)]
    pub hello_timeout: Duration,
    /// How many seconds an answer may take to be read by whoever asked.
    #[arg(long, env = "CAPERS_WRITE_TIMEOUT", default_value = "60", value_parser = seconds)]
    pub write_timeout: Duration,
    /// After how many seconds of silence a connection is taken for dead. When nothing else is said, it is asked for a sign of life every sixth of that time.
    #[arg(long, env = "CAPERS_SILENCE_TIMEOUT", default_value = "60", value_parser = seconds)]
    pub silence_timeout: Duration,
    /// After how many seconds a table that nobody watches leaves memory.
    #[arg(long, env = "CAPERS_TABLE_IDLE", default_value = "60", value_parser = seconds)]
    pub table_idle: Duration,
    /// How many seconds a graceful stop may take.
    #[arg(long, env = "CAPERS_STOP_TIMEOUT", default_value = "10", value_parser = seconds)]
    pub stop_timeout: Duration,
    /// The longest pause of a bot in milliseconds, whatever a table asks for.
    #[arg(long, env = "CAPERS_BOT_PAUSE", default_value = "60000")]
    pub bot_pause: u32,
    /// How the log is written: `text` or `json`.
    #[arg(long, env = "CAPERS_LOG_FORMAT", default_value = "text", value_parser = log_formats())]
    pub log_format: LogFormat,
    /// What the log tells: a level such as `info`, or more exactly `server=debug,warn`.
    #[arg(long, env = "CAPERS_LOG", default_value = "info")]
    pub log: String,
    /// Serves no `/metrics`.
    #[arg(long, env = "CAPERS_NO_METRICS", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    pub no_metrics: bool,
    /// The token that opens `/metrics`: `Authorization: Bearer …`. Without one it answers this machine only.
    #[arg(long, env = "CAPERS_METRICS_TOKEN")]
    pub metrics_token: Option<String>,
    /// Lets everybody read `/metrics`.
    #[arg(long, env = "CAPERS_OPEN_METRICS", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    pub open_metrics: bool,
}

impl Default for Config {
    /// What a command line without flags gives.
    fn default() -> Self {
        let matches = Self::augment_args(clap::Command::new("serve")).get_matches_from(["serve"]);
        Self::from_arg_matches(&matches).expect("every setting has a default")
    }
}

impl Config {
    /// The folder of the data.
    pub fn data_folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(|| DataFolder::default_path(|name| std::env::var(name).ok()))
    }

    /// Whether people reach this server over HTTPS only, so that cookies may be bound to it.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

fn log_formats() -> impl TypedValueParser<Value = LogFormat> {
    PossibleValuesParser::new(["text", "json"]).map(|format| if format == "json" { LogFormat::Json } else { LogFormat::Text })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(given: &[&str]) -> Result<Config, clap::Error> {
        let command = Config::augment_args(clap::Command::new("serve").no_binary_name(true));
        Config::from_arg_matches(&command.try_get_matches_from(given)?)
    }

    #[test]
    fn every_setting_is_a_flag_and_a_variable_of_the_same_name() {
        let command = Config::augment_args(clap::Command::new("serve"));
        let mut settings = 0;
        for setting in command.get_arguments().filter(|argument| argument.get_id() != "help") {
            let flag = setting.get_long().unwrap_or_else(|| panic!("{} is no flag", setting.get_id()));
            let variable = format!("CAPERS_{}", flag.to_uppercase().replace('-', "_"));
            assert_eq!(setting.get_env().and_then(|name| name.to_str()), Some(&*variable));
            assert!(setting.get_help().is_some(), "{flag} says what it is for");
            settings += 1;
        }
        assert!(settings > 15, "only {settings} settings were looked at");
    }

    #[test]
    fn switches_in_the_environment_are_understood_in_every_usual_way() {
        // The environment of a process is set from outside, so this runs itself once for each word.
        if let Ok(expected) = std::env::var("EXPECTED_SWITCH") {
            let config = read(&[]).unwrap();
            return assert_eq!((config.trust_proxy, config.no_metrics), (expected == "on", expected == "on"));
        }
        let words =
            [("1", "on"), ("on", "on"), ("yes", "on"), ("true", "on"), ("0", "off"), ("off", "off"), ("no", "off"), ("false", "off")];
        for (word, expected) in words {
            let mut again = std::process::Command::new(std::env::current_exe().unwrap());
            again.args(["--exact", "config::tests::switches_in_the_environment_are_understood_in_every_usual_way"]);
            again.env("EXPECTED_SWITCH", expected).env("CAPERS_TRUST_PROXY", word).env("CAPERS_NO_METRICS", word);
            let output = again.output().unwrap();
            let said = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success() && said.contains("1 passed"), "{word}: {said}");
        }
    }

    #[test]
    fn times_may_be_fractions_of_seconds_and_nonsense_is_refused() {
        assert_eq!(read(&["--hello-timeout", "0.25"]).unwrap().hello_timeout, Duration::from_millis(250));
        for bad in [["--hello-timeout", "-1"], ["--hello-timeout", "soon"], ["--port", "70000"], ["--log-format", "xml"]] {
            assert!(read(&bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn cookies_are_bound_to_https_only_where_there_is_https() {
        let secure = |url: &str| Config { public_url: Some(url.to_owned()), ..Config::default() }.is_secure();
        assert!(secure("https://capers.example"));
        assert!(!secure("http://capers.example"));
        assert!(!Config::default().is_secure());
    }
}
